CREATE TABLE "visits" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"start_minute" smallint NOT NULL,
	"minutes" integer NOT NULL,
	"status" text NOT NULL,
	"skills" integer[] NOT NULL,
	"beautician_id" integer,
	"asked_for" integer,
	"accepted" text[] DEFAULT '{}' NOT NULL,
	"is_unfit" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "beautician_skills" (
	"beautician_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	CONSTRAINT "beautician_skills_beautician_id_skill_id_pk" PRIMARY KEY("beautician_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "time_off" (
	"beautician_id" integer NOT NULL,
	"day" date NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "time_off_beautician_id_day_from_minute_pk" PRIMARY KEY("beautician_id","day","from_minute"),
	CONSTRAINT "time_off_span" CHECK ("time_off"."from_minute" >= 0 and "time_off"."from_minute" < "time_off"."to_minute" and "time_off"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"beautician_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	CONSTRAINT "working_hours_beautician_id_weekday_pk" PRIMARY KEY("beautician_id","weekday"),
	CONSTRAINT "working_hours_weekday" CHECK ("working_hours"."weekday" between 0 and 6),
	CONSTRAINT "working_hours_span" CHECK ("working_hours"."from_minute" >= 0 and "working_hours"."from_minute" < "working_hours"."to_minute" and "working_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "skills_named" CHECK ("skills"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "skill_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "start_minute" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "slots" text[] DEFAULT '{"09:00 AM","10:00 AM","11:00 AM","01:00 PM","02:00 PM","03:00 PM","05:00 PM","06:00 PM"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "travel_within_pincode" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "travel_between_pincodes" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_asked_for_beauticians_id_fk" FOREIGN KEY ("asked_for") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_visit" UNIQUE("id","appointment_date","start_minute","visit_minutes","status");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_of_order" FOREIGN KEY ("order_id","day","start_minute","minutes","status") REFERENCES "public"."orders"("id","appointment_date","start_minute","visit_minutes","status") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "beautician_skills" ADD CONSTRAINT "beautician_skills_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beautician_skills" ADD CONSTRAINT "beautician_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_open" ON "visits" USING btree ("day") WHERE status in ('pending', 'confirmed', 'in_progress');--> statement-breakpoint
CREATE INDEX "visits_unfit" ON "visits" USING btree ("day") WHERE is_unfit and status in ('pending', 'confirmed', 'in_progress');--> statement-breakpoint
CREATE INDEX "beautician_skills_by_skill" ON "beautician_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "time_off_by_day" ON "time_off" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name" ON "skills" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "services_by_skill" ON "services" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("appointment_date","start_minute","visit_minutes","status");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_start" CHECK ("orders"."start_minute" between 0 and 1439);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_slots" CHECK (cardinality("settings"."slots") > 0);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_travel" CHECK ("settings"."travel_within_pincode" between 0 and 180 and "settings"."travel_between_pincodes" between 0 and 180);