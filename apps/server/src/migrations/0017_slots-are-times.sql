ALTER TABLE "days_off" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "slot_seats" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "days_off" CASCADE;--> statement-breakpoint
DROP TABLE "slot_seats" CASCADE;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_slots";--> statement-breakpoint
ALTER TABLE "beauticians" DROP CONSTRAINT "beauticians_working_days";--> statement-breakpoint
DROP INDEX "orders_by_day";--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "skill_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "start_minute" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "first_slot";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "slot_count";--> statement-breakpoint
ALTER TABLE "beauticians" DROP COLUMN "categories";--> statement-breakpoint
ALTER TABLE "beauticians" DROP COLUMN "working_days";