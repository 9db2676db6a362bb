CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"act" text NOT NULL,
	"subject_id" text,
	"subject_name" text,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "beauticians" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_by_admin" ON "audit_entries" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_act" ON "audit_entries" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_subject" ON "audit_entries" USING btree ("subject_id");