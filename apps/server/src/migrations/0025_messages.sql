CREATE TABLE "message_opt_outs" (
	"user_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"kind" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"whatsapp_name" text DEFAULT '' NOT NULL,
	"whatsapp_language" text DEFAULT 'en' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"occasion" text NOT NULL,
	"user_id" text,
	"actor_id" text,
	"facts" jsonb NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"channel" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"drop_reason" text,
	"claimed_at" timestamp with time zone,
	"text" text,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"provider_id" text,
	"delivery" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_sent_text" CHECK ("outbox"."state" <> 'sent' or ("outbox"."text" is not null and "outbox"."sent_at" is not null and "outbox"."channel" is not null)),
	CONSTRAINT "outbox_dropped" CHECK (("outbox"."state" = 'dropped') = ("outbox"."drop_reason" is not null)),
	CONSTRAINT "outbox_claimed" CHECK ("outbox"."state" <> 'sending' or "outbox"."claimed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one_row" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_once" UNIQUE NULLS NOT DISTINCT("endpoint","order_id")
);
--> statement-breakpoint
ALTER TABLE "message_opt_outs" ADD CONSTRAINT "message_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("kind","subject","occasion") WHERE "outbox"."state" <> 'dropped';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id") WHERE "outbox"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "outbox_claimed" ON "outbox" USING btree ("claimed_at") WHERE "outbox"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("state","due_at","id") WHERE "outbox"."state" in ('to-send', 'failed', 'unsure');--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at","id") WHERE "outbox"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "outbox_of_order" ON "outbox" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_of_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_provider_id" ON "outbox" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_user" ON "push_subscriptions" USING btree ("user_id");