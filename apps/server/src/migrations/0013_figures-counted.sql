-- Figures are counted when somebody asks for them: what kept them beside the orders goes.
DROP TRIGGER "orders_then_count_placed" ON "orders";--> statement-breakpoint
DROP TRIGGER "orders_then_count_changed" ON "orders";--> statement-breakpoint
DROP TRIGGER "users_counted" ON "users";--> statement-breakpoint
DROP FUNCTION "orders_forget_days"();--> statement-breakpoint
DROP FUNCTION "forget_order_days"(date[]);--> statement-breakpoint
DROP FUNCTION "keep_order_days"(date);--> statement-breakpoint
DROP FUNCTION "order_figures"(date, date);--> statement-breakpoint
DROP FUNCTION "count_order_day"(date);--> statement-breakpoint
DROP FUNCTION "first_order_day"();--> statement-breakpoint
DROP FUNCTION "users_keep_counts"();--> statement-breakpoint
DROP TABLE "order_days";--> statement-breakpoint
DROP TABLE "user_counts";--> statement-breakpoint
DROP INDEX "orders_of_nobody";--> statement-breakpoint
-- The index-only scans that counting is made of.
DROP INDEX "orders_by_age";--> statement-breakpoint
CREATE INDEX "orders_by_age" ON "orders" USING btree ("created_at","id","status","total");--> statement-breakpoint
CREATE INDEX "orders_counted" ON "orders" USING btree ("status","total");
