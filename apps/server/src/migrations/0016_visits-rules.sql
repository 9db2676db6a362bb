-- Visits begin at a minute of the day; the eight slots were numbers.
UPDATE "orders" SET "start_minute" =
  (ARRAY[540, 600, 660, 780, 840, 900, 1020, 1080])["first_slot" + 1];
--> statement-breakpoint
-- A skill for each data set, and Mehndi apart; each category of a beautician becomes all its skills.
CREATE TABLE "first_skills" ("data_set" text, "name" text, "category" text);
--> statement-breakpoint
INSERT INTO "first_skills" VALUES
  ('nail-art', 'Nail Art', 'Beauty'),
  ('nail-extension', 'Nail Extension', 'Beauty'),
  ('hair-care', 'Hair Care', 'Hair Care'),
  ('hair-colour', 'Hair Colour', 'Hair Care'),
  ('manicure', 'Manicure', 'Beauty'),
  ('pedicure', 'Pedicure', 'Beauty'),
  ('waxing-normal', 'Waxing Normal', 'Waxing'),
  ('rica-waxing', 'Rica Waxing', 'Waxing'),
  ('face-waxing', 'Face Waxing', 'Waxing'),
  ('bleach', 'Bleach', 'Facial'),
  ('de-tan', 'De-Tan', 'Facial'),
  ('bridal', 'Bridal', 'Makeup'),
  ('engagement', 'Engagement', 'Makeup'),
  ('party', 'Party', 'Makeup'),
  ('body-polishing', 'Body Polishing', 'Massage'),
  ('massage', 'Massage', 'Massage'),
  ('threading', 'Threading', 'Beauty'),
  ('facial', 'Facial', 'Facial'),
  ('clean-up', 'Clean-Up', 'Facial'),
  ('mehndi', 'Mehndi', 'Makeup');
--> statement-breakpoint
INSERT INTO "skills" ("name") SELECT "name" FROM "first_skills";
--> statement-breakpoint
UPDATE "services" s SET "skill_id" = k."id"
FROM "first_skills" f JOIN "skills" k ON k."name" = f."name"
WHERE f."data_set" = CASE WHEN s."name" ~* '\ymehndi\y' THEN 'mehndi' ELSE s."data_set" END;
--> statement-breakpoint
INSERT INTO "beautician_skills" ("beautician_id", "skill_id")
SELECT b."id", k."id"
FROM "beauticians" b, "first_skills" f JOIN "skills" k ON k."name" = f."name"
WHERE f."category" = ANY (b."categories");
--> statement-breakpoint
INSERT INTO "working_hours" ("beautician_id", "weekday", "from_minute", "to_minute")
SELECT DISTINCT b."id", d, 540, 1200 FROM "beauticians" b, unnest(b."working_days") AS d;
--> statement-breakpoint
INSERT INTO "time_off" ("beautician_id", "day", "from_minute", "to_minute", "note")
SELECT "beautician_id", "day", 0, 1440, "note" FROM "days_off";
--> statement-breakpoint
-- Every order has its visit. What is open is listed as not fitting until the product, when it
-- starts, has planned it; visits sold before there was a plan may be tight.
INSERT INTO "visits" (
  "order_id", "day", "start_minute", "minutes", "status", "skills", "beautician_id", "accepted",
  "is_unfit"
)
SELECT o."id", o."appointment_date", o."start_minute", o."visit_minutes", o."status",
  ARRAY(
    SELECT DISTINCT k."id" FROM "order_services" s
    JOIN "first_skills" f
      ON f."data_set" = CASE WHEN s."name" ~* '\ymehndi\y' THEN 'mehndi' ELSE s."data_set" END
    JOIN "skills" k ON k."name" = f."name"
    WHERE s."order_id" = o."id"
  ),
  o."beautician_id",
  CASE WHEN o."status" IN ('pending', 'confirmed', 'in_progress') THEN ARRAY['TRAVEL'] ELSE '{}' END,
  o."status" IN ('pending', 'confirmed', 'in_progress')
FROM "orders" o;
--> statement-breakpoint
DROP TABLE "first_skills";
--> statement-breakpoint
-- Nobody is in two places at once. Person, day and minute stand one after the other in one number,
-- so that the range type of the database itself can tell an overlap; a visit past midnight is cut
-- there. Looked at when the transaction ends, so that two visits can be exchanged.
ALTER TABLE "visits" ADD CONSTRAINT "visits_one_at_a_time" EXCLUDE USING gist (
  int8range(
    ("beautician_id" * 1048576::bigint + ("day" - date '2000-01-01')) * 1440 + "start_minute",
    ("beautician_id" * 1048576::bigint + ("day" - date '2000-01-01')) * 1440
      + least("start_minute" + "minutes", 1440)
  ) WITH &&
) WHERE ("beautician_id" IS NOT NULL AND "status" IN ('pending', 'confirmed', 'in_progress'))
DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- The counters of seats and all that kept them go.
DROP TRIGGER "orders_take_seats" ON "orders";--> statement-breakpoint
DROP TRIGGER "orders_change_seats" ON "orders";--> statement-breakpoint
DROP TRIGGER "orders_free_seats" ON "orders";--> statement-breakpoint
DROP FUNCTION "orders_keep_seats"();--> statement-breakpoint
DROP FUNCTION "change_seat"(date, integer, integer, integer);--> statement-breakpoint
DROP FUNCTION "seats_of_day"(date);--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_one_job";--> statement-breakpoint
DROP VIEW "order_documents";--> statement-breakpoint
-- An order with everything in it. Times and data sets are left as they are stored: their names are
-- the contract's. The columns beside the document are for finding it.
CREATE VIEW "order_documents" AS
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
