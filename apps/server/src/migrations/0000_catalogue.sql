CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"data_set" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"price" integer NOT NULL,
	"offerprice" integer NOT NULL,
	"duration" integer NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_price" CHECK ("services"."price" > 0 and "services"."offerprice" >= "services"."price"),
	CONSTRAINT "services_duration" CHECK ("services"."duration" between 5 and 600)
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"business_name" text DEFAULT 'Haldi Home Salon' NOT NULL,
	"city" text DEFAULT 'Pune' NOT NULL,
	"phone" text DEFAULT '9000000000' NOT NULL,
	"whatsapp_number" text DEFAULT '9000000000' NOT NULL,
	"email" text DEFAULT 'hello@haldi.example' NOT NULL,
	"address" text DEFAULT 'Lane 5, Koregaon Park, Pune 411001' NOT NULL,
	"visiting_charge" integer DEFAULT 100 NOT NULL,
	"ga_measurement_id" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_visiting_charge" CHECK ("settings"."visiting_charge" >= 0)
);
--> statement-breakpoint
CREATE INDEX "services_by_place" ON "services" USING btree ("data_set","position");