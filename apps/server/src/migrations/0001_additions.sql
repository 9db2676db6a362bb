-- What the tables.ts files cannot describe, and the rows of a new database.
-- `npm run baseline` appends this file to the baseline.

-- No beautician has two visits at the same time. Each beautician has a range of minutes of their own,
-- and a visit is cut at midnight. Deferrable, so that two visits can be exchanged.
ALTER TABLE "visits" ADD CONSTRAINT "visits_one_at_a_time" EXCLUDE USING gist (
  int8range(
    ("beautician_id" * 1048576::bigint + ("day" - date '2000-01-01')) * 1440 + "start_minute",
    ("beautician_id" * 1048576::bigint + ("day" - date '2000-01-01')) * 1440
      + least("start_minute" + "minutes", 1440)
  ) WITH &&
) WHERE ("beautician_id" IS NOT NULL AND "status" IN ('pending', 'confirmed', 'in_progress'))
DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- The feature `orders` uses `messages`, so the tables of `messages` cannot name those of `orders`.
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_of_order"
FOREIGN KEY ("order_id") REFERENCES "orders" ("id");
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_of_order"
FOREIGN KEY ("order_id") REFERENCES "orders" ("id");
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "users_search" ON "users"
USING gin ("username" gin_trgm_ops, "username_key" gin_trgm_ops, "email" gin_trgm_ops, "mobile_number" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders"
USING gin ("username" gin_trgm_ops, "user_phone" gin_trgm_ops, "recipient_name" gin_trgm_ops, "recipient_phone" gin_trgm_ops, ("order_number"::text) gin_trgm_ops);
--> statement-breakpoint
-- The total of an order is the sum of its current services. Checked at the end of the transaction,
-- because an order is written before its services.
CREATE FUNCTION "check_services_total"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE CONSTRAINT TRIGGER "orders_services_total"
AFTER INSERT OR UPDATE OF "services_total", "revision" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_services_total"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_services_total" AFTER INSERT ON "order_services"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_services_total"();
--> statement-breakpoint
-- Prices, services, history, audit and agreed texts are never changed or deleted. Only a skill that
-- is removed disappears from the services sold before.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', tg_table_name USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_tracking_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_tracking"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_services_grows" BEFORE UPDATE OF "order_id", "revision", "service_id", "position",
  "data_set", "name", "price", "duration", "quantity" OR DELETE OR TRUNCATE ON "order_services"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "service_prices_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "service_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "policy_texts_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "policy_texts"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "documents_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "documents"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "document_pdfs_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "document_pdfs"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "closed_days_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "closed_days"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "closed_drawers_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "closed_drawers"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- The periods of the paid statements of a beautician do not overlap. As for visits, each beautician
-- has a range of days of their own.
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_periods" EXCLUDE USING gist (
  int8range(
    "beautician_id" * 1048576::bigint + ("period_from" - date '2000-01-01'),
    "beautician_id" * 1048576::bigint + ("period_to" - date '2000-01-01'), '[]'
  ) WITH &&
);
--> statement-breakpoint
CREATE TRIGGER "payouts_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payouts"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "payout_lines_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payout_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- A line of a statement refers to its adjustment, which therefore cannot be deleted.
CREATE TRIGGER "payout_adjustments_unchanged" BEFORE UPDATE ON "payout_adjustments"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "policy_publications_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "policy_publications"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- The product writes the settings of a demo or of a new salon at its first start.
INSERT INTO "settings" ("booking_notice_minutes") VALUES (0);
--> statement-breakpoint
INSERT INTO "payment_settings" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "document_settings" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "payout_settings" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "accounting_settings" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "branding" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "site_text" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "menu_pages" ("slug", "name", "admin_category", "scene", "position") VALUES
  ('nailart', 'Nail Art', 'Beauty', 'nailart', 0),
  ('haircare', 'Hair Care', 'Hair Care', 'haircare', 1),
  ('mani-pedi', 'Mani-Pedi', 'Beauty', 'mani-pedi', 2),
  ('waxing', 'Waxing', 'Waxing', 'waxing', 3),
  ('bleach-dtan', 'Bleach & De-Tan', 'Facial', 'bleach-dtan', 4),
  ('weddingpackage', 'Wedding Packages', 'Makeup', 'weddingpackage', 5),
  ('body-polishing', 'Body Polishing', 'Massage', 'body-polishing', 6),
  ('threading', 'Threading', 'Beauty', 'threading', 7),
  ('facial-cleanup', 'Facial & Clean-Up', 'Facial', 'facial-cleanup', 8);
--> statement-breakpoint
INSERT INTO "menu_sections" ("key", "page", "name", "file", "position") VALUES
  ('nail-art', 'nailart', 'Nail Art', 'NailArt', 0),
  ('nail-extension', 'nailart', 'Nail Extension', 'NailExtension', 1),
  ('hair-care', 'haircare', 'Hair Care', 'HairCare', 0),
  ('hair-colour', 'haircare', 'Hair Colour', 'HairColour', 1),
  ('manicure', 'mani-pedi', 'Manicure', 'Mani', 0),
  ('pedicure', 'mani-pedi', 'Pedicure', 'Pedi', 1),
  ('waxing-normal', 'waxing', 'Waxing Normal', 'WaxingNormal', 0),
  ('rica-waxing', 'waxing', 'Rica Waxing', 'WaxingRica', 1),
  ('face-waxing', 'waxing', 'Face Waxing', 'FaceWaxing', 2),
  ('bleach', 'bleach-dtan', 'Bleach', 'Bleach', 0),
  ('de-tan', 'bleach-dtan', 'De-Tan', 'Dtan', 1),
  ('bridal', 'weddingpackage', 'Bridal', 'Bridal', 0),
  ('engagement', 'weddingpackage', 'Engagement', 'Engagement', 1),
  ('party', 'weddingpackage', 'Party', 'Party', 2),
  ('body-polishing', 'body-polishing', 'Body Polishing', 'Polishing', 0),
  ('massage', 'body-polishing', 'Massage', 'Massage', 1),
  ('threading', 'threading', 'Threading', 'Threading', 0),
  ('facial', 'facial-cleanup', 'Facial', 'Facial', 0),
  ('clean-up', 'facial-cleanup', 'Clean-Up', 'Cleanup', 1);
--> statement-breakpoint
INSERT INTO "skills" ("name") VALUES
  ('Nail Art'),
  ('Nail Extension'),
  ('Hair Care'),
  ('Hair Colour'),
  ('Manicure'),
  ('Pedicure'),
  ('Waxing Normal'),
  ('Rica Waxing'),
  ('Face Waxing'),
  ('Bleach'),
  ('De-Tan'),
  ('Bridal'),
  ('Engagement'),
  ('Party'),
  ('Body Polishing'),
  ('Massage'),
  ('Threading'),
  ('Facial'),
  ('Clean-Up'),
  ('Mehndi');
