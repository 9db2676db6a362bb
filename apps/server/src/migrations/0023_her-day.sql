CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"beautician_id" integer NOT NULL,
	"order_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text
);
--> statement-breakpoint
CREATE TABLE "contact_looks" (
	"order_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "contact_looks_order_id_user_id_day_pk" PRIMARY KEY("order_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "visit_progress" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"on_the_way_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"late_minutes" smallint,
	"start_code" text,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"wrong_attempt" uuid,
	CONSTRAINT "visit_progress_done" CHECK ("visit_progress"."done_at" is null or "visit_progress"."started_at" is not null),
	CONSTRAINT "visit_progress_code" CHECK ("visit_progress"."start_code" ~ '^[0-9]{4}$'),
	CONSTRAINT "visit_progress_late" CHECK ("visit_progress"."late_minutes" between 0 and 180)
);
--> statement-breakpoint
CREATE TABLE "visit_refusals" (
	"order_id" uuid NOT NULL,
	"beautician_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_refusals_order_id_beautician_id_pk" PRIMARY KEY("order_id","beautician_id")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "asks_start_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_looks" ADD CONSTRAINT "contact_looks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_looks" ADD CONSTRAINT "contact_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_progress" ADD CONSTRAINT "visit_progress_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_refusals" ADD CONSTRAINT "visit_refusals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_refusals" ADD CONSTRAINT "visit_refusals_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_open" ON "alerts" USING btree ("created_at") WHERE "alerts"."settled_at" is null;
--> statement-breakpoint
-- How far a visit has come; all of it null before the first press.
CREATE FUNCTION "progress_of_order"("wanted" uuid) RETURNS json LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT json_build_object(
    'onTheWayAt', to_char(p."on_the_way_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'arrivedAt', to_char(p."arrived_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'startedAt', to_char(p."started_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'doneAt', to_char(p."done_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'lateMinutes', p."late_minutes"
  )
  FROM (VALUES ("wanted")) AS asked("id") LEFT JOIN "visit_progress" p ON p."order_id" = asked."id";
END;
