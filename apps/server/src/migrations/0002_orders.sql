CREATE TABLE "beauticians" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "beauticians_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"working_days" smallint[] DEFAULT '{0,1,2,3,4,5,6}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "beauticians_named" CHECK ("beauticians"."name" <> '' and lower("beauticians"."name") <> 'none'),
	CONSTRAINT "beauticians_working_days" CHECK ("beauticians"."working_days" <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[])
);
--> statement-breakpoint
CREATE TABLE "days_off" (
	"beautician_id" integer NOT NULL,
	"day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "days_off_beautician_id_day_pk" PRIMARY KEY("beautician_id","day")
);
--> statement-breakpoint
CREATE TABLE "slot_seats" (
	"day" date NOT NULL,
	"slot" smallint NOT NULL,
	"booked" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "slot_seats_day_slot_pk" PRIMARY KEY("day","slot"),
	CONSTRAINT "slot_seats_slot" CHECK ("slot_seats"."slot" between 0 and 7),
	CONSTRAINT "slot_seats_booked" CHECK ("slot_seats"."booked" between 0 and "slot_seats"."capacity")
);
--> statement-breakpoint
CREATE TABLE "order_services" (
	"order_id" uuid NOT NULL,
	"service_id" text NOT NULL,
	"position" smallint NOT NULL,
	"data_set" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"duration" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_services_order_id_service_id_pk" PRIMARY KEY("order_id","service_id"),
	CONSTRAINT "order_services_price" CHECK ("order_services"."price" >= 0),
	CONSTRAINT "order_services_quantity" CHECK ("order_services"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "order_tracking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_tracking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"message" text NOT NULL,
	"beautician" text,
	"admin_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" integer NOT NULL,
	"user_id" text,
	"username" text NOT NULL,
	"user_phone" text NOT NULL,
	"services_total" integer NOT NULL,
	"visiting_charge" integer NOT NULL,
	"total" integer NOT NULL,
	"appointment_date" date NOT NULL,
	"first_slot" smallint NOT NULL,
	"slot_count" smallint NOT NULL,
	"visit_minutes" integer NOT NULL,
	"street" text NOT NULL,
	"apartment_number" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"beautician" text DEFAULT 'none' NOT NULL,
	"beautician_id" integer,
	"fingerprint" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_of_user" UNIQUE("user_id","order_number"),
	CONSTRAINT "orders_number" CHECK ("orders"."order_number" between 100000 and 999999),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "orders_slots" CHECK ("orders"."first_slot" between 0 and 7 and "orders"."slot_count" >= 1 and "orders"."first_slot" + "orders"."slot_count" <= 8),
	CONSTRAINT "orders_day" CHECK ("orders"."appointment_date" between date '2000-01-01' and date '2200-01-01'),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."services_total" + "orders"."visiting_charge" and "orders"."services_total" >= 0 and "orders"."visiting_charge" >= 0),
	CONSTRAINT "orders_beautician" CHECK ("orders"."beautician_id" is null or "orders"."beautician" <> 'none')
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "seat_limit" integer;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "booking_horizon_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "booking_notice_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "closed_weekdays" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "closed_days" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tracking" ADD CONSTRAINT "order_tracking_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "beauticians_name" ON "beauticians" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "days_off_by_day" ON "days_off" USING btree ("day");--> statement-breakpoint
CREATE INDEX "order_tracking_of_order" ON "order_tracking" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_number" ON "orders" USING btree ("order_number") WHERE "orders"."status" in ('pending', 'confirmed', 'in_progress');--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "orders_by_age" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "orders" USING btree ("appointment_date","first_slot");--> statement-breakpoint
CREATE INDEX "orders_by_beautician" ON "orders" USING btree ("beautician_id","appointment_date") WHERE "orders"."beautician_id" is not null;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_seat_limit" CHECK ("settings"."seat_limit" >= 0);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_booking_horizon" CHECK ("settings"."booking_horizon_days" between 0 and 730);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_booking_notice" CHECK ("settings"."booking_notice_minutes" between 0 and 43200);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_closed_weekdays" CHECK ("settings"."closed_weekdays" <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]);