CREATE TABLE "user_counts" (
	"is_admin" boolean NOT NULL,
	"status" text NOT NULL,
	"users" integer NOT NULL,
	CONSTRAINT "user_counts_is_admin_status_pk" PRIMARY KEY("is_admin","status")
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"day" date PRIMARY KEY NOT NULL,
	"placed" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"bookings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."is_admin";--> statement-breakpoint
CREATE INDEX "order_services_by_data_set" ON "order_services" USING btree ("data_set","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_beautician_name" ON "orders" USING btree (lower("beautician"),"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_pincode" ON "orders" USING btree ("pincode" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total");--> statement-breakpoint
CREATE INDEX "orders_of_nobody" ON "orders" USING btree ("status","total") WHERE "orders"."user_id" is null;