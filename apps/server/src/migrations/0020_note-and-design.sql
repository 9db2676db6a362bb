ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "design" text;
--> statement-breakpoint
-- What the beautician should know and the design to draw stand in the order.
CREATE OR REPLACE VIEW "order_documents" AS
SELECT
  o."id", o."order_number", o."user_id", o."username", o."user_phone", o."total",
  o."appointment_date", o."start_minute", o."pincode", o."status", o."beautician", o."created_at",
  json_build_object(
    '_id', o."id",
    'orderId', o."order_number",
    'userId', coalesce(o."user_id", ''),
    'username', o."username",
    'userPhone', o."user_phone",
    'services', (
      SELECT json_agg(json_build_object(
        'serviceId', s."service_id",
        'name', s."name",
        'price', s."price",
        'duration', s."duration",
        'quantity', s."quantity",
        'dataSet', s."data_set"
      ) ORDER BY s."position")
      FROM "order_services" s WHERE s."order_id" = o."id"
    ),
    'visitingCharge', o."visiting_charge",
    'total', o."total",
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
    'createdAt', to_char(o."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'version', o."version"
  ) AS "document"
FROM "orders" o;
