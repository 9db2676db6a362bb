CREATE TABLE "voice_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voice_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" text,
	"post_id" text,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" text,
	"reporter" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "voice_reports_once_a_review" UNIQUE("review_id","reporter"),
	CONSTRAINT "voice_reports_once_a_post" UNIQUE("post_id","reporter"),
	CONSTRAINT "voice_reports_about_one" CHECK (num_nonnulls("voice_reports"."review_id", "voice_reports"."post_id") = 1),
	CONSTRAINT "voice_reports_note" CHECK (length("voice_reports"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "hidden_by_block" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_by_block" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "voice_reports" ADD CONSTRAINT "voice_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reports" ADD CONSTRAINT "voice_reports_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reports" ADD CONSTRAINT "voice_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_reports_of_user" ON "voice_reports" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_hidden" CHECK (("blog_posts"."hidden_at" is null) = ("blog_posts"."hidden_reason" is null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null));--> statement-breakpoint
-- What stands there already is nothing new to the salon.
UPDATE "reviews" SET "seen_at" = greatest(now(), "updated_at");--> statement-breakpoint
UPDATE "blog_posts" SET "seen_at" = greatest(now(), "updated_at");
