CREATE TABLE "visit_progress" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"on_the_way_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"late_minutes" smallint,
	"start_code" text,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_progress_done" CHECK ("visit_progress"."done_at" is null or "visit_progress"."started_at" is not null),
	CONSTRAINT "visit_progress_code" CHECK ("visit_progress"."start_code" ~ '^[0-9]{4}$'),
	CONSTRAINT "visit_progress_late" CHECK ("visit_progress"."late_minutes" between 0 and 180)
);
--> statement-breakpoint
ALTER TABLE "visit_progress" ADD CONSTRAINT "visit_progress_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;