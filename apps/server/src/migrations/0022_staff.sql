DROP INDEX "users_admins";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "beautician_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE "users"."role" <> 'customer';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_beautician_id_unique" UNIQUE("beautician_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('customer', 'beautician', 'desk', 'owner'));--> statement-breakpoint
UPDATE "users" SET "role" = 'owner' WHERE "is_admin";
