CREATE TABLE "service_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_id" text NOT NULL,
	"price" integer NOT NULL,
	"offerprice" integer NOT NULL,
	"old_price" integer,
	"old_offerprice" integer,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_prices_old" CHECK (("service_prices"."old_price" is null) = ("service_prices"."old_offerprice" is null))
);
--> statement-breakpoint
DROP INDEX "orders_by_day";--> statement-breakpoint
DROP INDEX "orders_completed";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "image_hash" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_prices_of_service" ON "service_prices" USING btree ("service_id","id");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "services_by_image" ON "services" USING btree ("image_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "services_name" ON "services" USING btree ("data_set",lower("name"));--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("user_id","created_at") WHERE "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "orders" USING btree ("appointment_date","first_slot","slot_count","status");--> statement-breakpoint
CREATE INDEX "orders_completed" ON "orders" USING btree ("appointment_date","total","visiting_charge","visit_minutes","id") WHERE "orders"."status" = 'completed';