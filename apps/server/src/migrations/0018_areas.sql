CREATE TABLE "area_pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"area_id" integer NOT NULL,
	CONSTRAINT "area_pincodes_digits" CHECK ("area_pincodes"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "area_requests" (
	"pincode" text NOT NULL,
	"mobile_number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "area_requests_pincode_mobile_number_pk" PRIMARY KEY("pincode","mobile_number")
);
--> statement-breakpoint
CREATE TABLE "area_travel" (
	"area_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "area_travel_area_id_other_id_pk" PRIMARY KEY("area_id","other_id"),
	CONSTRAINT "area_travel_order" CHECK ("area_travel"."area_id" < "area_travel"."other_id"),
	CONSTRAINT "area_travel_minutes" CHECK ("area_travel"."minutes" between 0 and 180)
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"visiting_charge" integer NOT NULL,
	"least_order" integer DEFAULT 0 NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"travel_within" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "areas_charge" CHECK ("areas"."visiting_charge" >= 0 and "areas"."least_order" >= 0),
	CONSTRAINT "areas_travel" CHECK ("areas"."travel_within" between 0 and 180),
	CONSTRAINT "areas_weekdays" CHECK (cardinality("areas"."weekdays") > 0 and "areas"."weekdays" <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[])
);
--> statement-breakpoint
CREATE TABLE "kept_apart" (
	"user_id" text NOT NULL,
	"beautician_id" integer NOT NULL,
	"admin_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_apart_user_id_beautician_id_pk" PRIMARY KEY("user_id","beautician_id")
);
--> statement-breakpoint
CREATE TABLE "beautician_areas" (
	"beautician_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	CONSTRAINT "beautician_areas_beautician_id_area_id_pk" PRIMARY KEY("beautician_id","area_id")
);
--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_travel";--> statement-breakpoint
ALTER TABLE "beauticians" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "beauticians" ADD COLUMN "image_hash" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "travel_between_areas" smallint DEFAULT 40 NOT NULL;--> statement-breakpoint
ALTER TABLE "area_pincodes" ADD CONSTRAINT "area_pincodes_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_travel" ADD CONSTRAINT "area_travel_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_travel" ADD CONSTRAINT "area_travel_other_id_areas_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_apart" ADD CONSTRAINT "kept_apart_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_apart" ADD CONSTRAINT "kept_apart_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beautician_areas" ADD CONSTRAINT "beautician_areas_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beautician_areas" ADD CONSTRAINT "beautician_areas_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "area_pincodes_by_area" ON "area_pincodes" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "area_requests_by_age" ON "area_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "area_travel_by_other" ON "area_travel" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "areas_name" ON "areas" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "kept_apart_by_beautician" ON "kept_apart" USING btree ("beautician_id");--> statement-breakpoint
CREATE INDEX "beautician_areas_by_area" ON "beautician_areas" USING btree ("area_id");--> statement-breakpoint
ALTER TABLE "beauticians" ADD CONSTRAINT "beauticians_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beauticians_by_image" ON "beauticians" USING btree ("image_hash");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_travel" CHECK ("settings"."travel_within_pincode" between 0 and 180 and "settings"."travel_between_pincodes" between 0 and 180 and "settings"."travel_between_areas" between 0 and 180);