DROP VIEW "order_documents";
--> statement-breakpoint
CREATE TABLE "order_links" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "order_links_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "order_links" SELECT "id", "link" FROM "orders" WHERE "link" IS NOT NULL;
--> statement-breakpoint
DROP INDEX "orders_link";
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "link";
--> statement-breakpoint
-- History is never updated, so the column changes its type instead.
ALTER TABLE "order_tracking" ALTER COLUMN "message" TYPE jsonb
USING jsonb_build_object('kind', 'note', 'text', "message");
--> statement-breakpoint
ALTER TABLE "order_tracking" RENAME COLUMN "message" TO "event";
--> statement-breakpoint
-- An order with everything in it. Times and data sets are left as they are stored: their names are
-- the contract's. The columns beside the document are for finding it.
CREATE VIEW "order_documents" AS
SELECT
  o."id", o."order_number", o."user_id", o."username", o."user_phone", o."visited_name",
  o."visited_phone", o."total", o."appointment_date", o."start_minute", o."pincode", o."status",
  o."beautician", o."revision", o."created_at",
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
        'event', t."event",
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
    'link', (SELECT l."secret" FROM "order_links" l WHERE l."order_id" = o."id"),
    'createdAt', to_char(o."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'version', o."version"
  ) AS "document"
FROM "orders" o;
