CREATE TABLE "notification_marks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_marks" ADD CONSTRAINT "notification_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_tracking_cancelled" ON "order_tracking" USING btree ("created_at","id") WHERE "order_tracking"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_completed" ON "orders" USING btree ("appointment_date","total") WHERE "orders"."status" = 'completed';