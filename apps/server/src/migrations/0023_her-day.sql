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
--> statement-breakpoint
-- An order with everything in it. Times and data sets are left as they are stored: their names are
-- the contract's. The columns beside the document are for finding it.
CREATE OR REPLACE VIEW "order_documents" AS
SELECT
  o."id", o."order_number", o."user_id", o."username", o."user_phone", o."visited_name",
  o."visited_phone", o."total", o."appointment_date", o."start_minute", o."pincode", o."status",
  o."beautician", o."revision", o."link", o."created_at",
  json_build_object(
    '_id', o."id",
    'orderId', o."order_number",
    'userId', coalesce(o."user_id", ''),
    'username', o."username",
    'userPhone', o."user_phone",
    'visited', CASE WHEN o."visited_name" <> '' THEN
      json_build_object('name', o."visited_name", 'phone', o."visited_phone")
    END,
    'services', "lines_of_order"(o."id", o."revision"),
    'visitingCharge', o."visiting_charge",
    'total', o."total",
    'fees', (
      SELECT coalesce(json_agg(json_build_object('kind', f."kind", 'amount', f."amount")
        ORDER BY f."kind"), '[]')
      FROM "order_fees" f WHERE f."order_id" = o."id"
    ),
    'terms', json_build_object(
      'moveHours', o."move_hours",
      'freeCancelHours', o."free_cancel_hours",
      'lateCancelFee', o."late_cancel_fee",
      'noShowFee', o."no_show_fee"
    ),
    'appointmentDate', o."appointment_date",
    'startMinute', o."start_minute",
    'address', json_build_object(
      'street', o."street",
      'apartmentNumber', o."apartment_number",
      'city', o."city",
      'state', o."state",
      'pincode', o."pincode",
      'latitude', o."latitude",
      'longitude', o."longitude"
    ),
    'status', o."status",
    'cancellation', CASE WHEN o."status" = 'cancelled' THEN json_build_object(
      'reason', o."cancel_reason",
      'note', o."cancel_note",
      'by', coalesce(o."cancelled_by", 'salon')
    ) END,
    'beautician', o."beautician",
    'askedFor', (
      SELECT b."name" FROM "visits" v JOIN "beauticians" b ON b."id" = v."asked_for"
      WHERE v."order_id" = o."id"
    ),
    'note', o."note",
    'design', o."design",
    'trackingHistory', (
      SELECT json_agg(json_build_object(
        'status', t."status",
        'message', t."message",
        'timestamp', to_char(t."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'beautician', t."beautician"
      ) ORDER BY t."id" DESC)
      FROM "order_tracking" t WHERE t."order_id" = o."id"
    ),
    'earlier', CASE WHEN o."revision" = 1 THEN '[]'::json ELSE (
      SELECT json_agg(json_build_object(
        'services', "lines_of_order"(o."id", (t."revision" - 1)::smallint),
        'total', o."visiting_charge" + (
          SELECT sum(s."price" * s."quantity") FROM "order_services" s
          WHERE s."order_id" = o."id" AND s."revision" = t."revision" - 1
        ),
        'until', to_char(t."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) ORDER BY t."revision")
      FROM "order_tracking" t WHERE t."order_id" = o."id" AND t."revision" IS NOT NULL
    ) END,
    'link', o."link",
    'createdAt', to_char(o."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'version', o."version"
  ) AS "document",
  "progress_of_order"(o."id") AS "progress"
FROM "orders" o;
