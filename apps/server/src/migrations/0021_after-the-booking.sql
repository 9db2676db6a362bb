CREATE TABLE "saved_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"visited_name" text DEFAULT '' NOT NULL,
	"visited_phone" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"apartment_number" text DEFAULT '' NOT NULL,
	"town" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_addresses_pincode" CHECK ("saved_addresses"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "order_fees" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_fees_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "order_fees_amount" CHECK ("order_fees"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_username_key_unique";--> statement-breakpoint
ALTER TABLE "order_services" DROP CONSTRAINT "order_services_order_id_service_id_pk";--> statement-breakpoint
ALTER TABLE "order_services" ADD COLUMN "revision" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_order_id_revision_service_id_pk" PRIMARY KEY("order_id","revision","service_id");--> statement-breakpoint
ALTER TABLE "order_tracking" ADD COLUMN "attempt" uuid;--> statement-breakpoint
ALTER TABLE "order_tracking" ADD COLUMN "revision" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visited_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visited_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "move_hours" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "free_cancel_hours" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "late_cancel_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "no_show_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "move_hours" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "free_cancel_hours" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "late_cancel_fee" integer;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "no_show_fee" integer;--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fees" ADD CONSTRAINT "order_fees_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_addresses_label" ON "saved_addresses" USING btree ("user_id",lower("label"));--> statement-breakpoint
CREATE INDEX "customer_notes_of_user" ON "customer_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_tracking_attempt" ON "order_tracking" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_link" ON "orders" USING btree ("link");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms" CHECK ("orders"."move_hours" >= 0 and "orders"."free_cancel_hours" >= 0 and "orders"."late_cancel_fee" >= 0 and "orders"."no_show_fee" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled" CHECK ("orders"."status" = 'cancelled' or ("orders"."cancel_reason" is null and "orders"."cancel_note" = '' and "orders"."cancelled_by" is null));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_terms" CHECK ("settings"."move_hours" >= 0 and "settings"."free_cancel_hours" >= 0 and "settings"."late_cancel_fee" >= 0 and "settings"."no_show_fee" >= 0);
--> statement-breakpoint
-- Totals add up: those of the lines that an order has by now.
CREATE OR REPLACE FUNCTION "check_services_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
BEGIN
  IF tg_table_name = 'orders' THEN checked := new.id; ELSE checked := new.order_id; END IF;
  IF EXISTS (
    SELECT FROM orders o
    WHERE o.id = checked AND o.services_total IS DISTINCT FROM (
      SELECT sum(s.price * s.quantity) FROM order_services s
      WHERE s.order_id = checked AND s.revision = o.revision
    )
  ) THEN
    RAISE EXCEPTION 'the total of order % does not add up', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_services_total';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "orders_services_total" ON "orders";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_services_total"
AFTER INSERT OR UPDATE OF "services_total", "revision" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_services_total"();
--> statement-breakpoint
-- The lines of one revision of an order.
CREATE FUNCTION "lines_of_order"("wanted" uuid, "number" smallint) RETURNS json LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT json_agg(json_build_object(
    'serviceId', s."service_id",
    'name', s."name",
    'price', s."price",
    'duration', s."duration",
    'quantity', s."quantity",
    'dataSet', s."data_set"
  ) ORDER BY s."position")
  FROM "order_services" s WHERE s."order_id" = "wanted" AND s."revision" = "number";
END;
--> statement-breakpoint
DROP VIEW "order_documents";
--> statement-breakpoint
-- An order with everything in it. Times and data sets are left as they are stored: their names are
-- the contract's. The columns beside the document are for finding it.
CREATE VIEW "order_documents" AS
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
  ) AS "document"
FROM "orders" o;
