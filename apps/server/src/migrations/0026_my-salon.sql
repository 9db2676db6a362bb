CREATE TABLE "brand_look" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"palette" text DEFAULT 'turmeric' NOT NULL,
	"logo_hash" text,
	"logo_facts" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_look_one_row" CHECK ("brand_look"."id" = 1),
	CONSTRAINT "brand_look_palette" CHECK ("brand_look"."palette" ~ '^(#[0-9a-f]{6}|[a-z]+)$')
);
--> statement-breakpoint
CREATE TABLE "brand_words" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hours" jsonb,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_words_one_row" CHECK ("brand_words"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "menu_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"admin_category" text NOT NULL,
	"scene" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "menu_pages_slug" CHECK ("menu_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "menu_sections" (
	"key" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "menu_sections_file_unique" UNIQUE("file"),
	CONSTRAINT "menu_sections_key" CHECK ("menu_sections"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "policy_edits" (
	"kind" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"default_text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "policy_edits_kind" CHECK ("policy_edits"."kind" in ('privacy', 'terms', 'refunds'))
);
--> statement-breakpoint
CREATE TABLE "policy_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_texts_kind" CHECK ("policy_texts"."kind" in ('privacy', 'terms', 'refunds'))
);
--> statement-breakpoint
CREATE TABLE "setup_steps" (
	"step" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_prices" DROP CONSTRAINT "service_prices_service_id_services_id_fk";
--> statement-breakpoint
ALTER TABLE "settings" ALTER COLUMN "booking_notice_minutes" SET DEFAULT 60;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_text" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_text" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_text" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunds_text" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "brand_look" ADD CONSTRAINT "brand_look_logo_hash_images_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_sections" ADD CONSTRAINT "menu_sections_page_menu_pages_slug_fk" FOREIGN KEY ("page") REFERENCES "public"."menu_pages"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "menu_pages_name" ON "menu_pages" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "menu_sections_of_page" ON "menu_sections" USING btree ("page","position");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_sections_name" ON "menu_sections" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "policy_texts_by_kind" ON "policy_texts" USING btree ("kind","since");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_privacy_text_policy_texts_hash_fk" FOREIGN KEY ("privacy_text") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_terms_text_policy_texts_hash_fk" FOREIGN KEY ("terms_text") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The pages and sections that every salon has had so far; its services name them.
INSERT INTO "menu_pages" ("slug", "name", "admin_category", "scene", "position") VALUES
  ('nailart', 'Nail Art', 'Beauty', 'nailart', 0),
  ('haircare', 'Hair Care', 'Hair Care', 'haircare', 1),
  ('mani-pedi', 'Mani-Pedi', 'Beauty', 'mani-pedi', 2),
  ('waxing', 'Waxing', 'Waxing', 'waxing', 3),
  ('bleach-dtan', 'Bleach & De-Tan', 'Facial', 'bleach-dtan', 4),
  ('weddingpackage', 'Wedding Packages', 'Makeup', 'weddingpackage', 5),
  ('body-polishing', 'Body Polishing', 'Massage', 'body-polishing', 6),
  ('threading', 'Threading', 'Beauty', 'threading', 7),
  ('facial-cleanup', 'Facial & Clean-Up', 'Facial', 'facial-cleanup', 8);--> statement-breakpoint
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
  ('clean-up', 'facial-cleanup', 'Clean-Up', 'Cleanup', 1);--> statement-breakpoint
INSERT INTO "brand_look" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "brand_words" DEFAULT VALUES;--> statement-breakpoint
-- What somebody agreed to stays as they read it.
CREATE TRIGGER "policy_texts_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "policy_texts"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_data_set_menu_sections_key_fk" FOREIGN KEY ("data_set") REFERENCES "public"."menu_sections"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_text_policy_texts_hash_fk" FOREIGN KEY ("terms_text") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunds_text_policy_texts_hash_fk" FOREIGN KEY ("refunds_text") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_services_by_service" ON "order_services" USING btree ("service_id");--> statement-breakpoint
-- What was sold is never deleted, only hidden.
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
