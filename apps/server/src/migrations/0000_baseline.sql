CREATE TABLE "accounting_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"tally_ledgers" jsonb DEFAULT '{"sales":"Sales","cgst":"CGST","sgst":"SGST","customers":"Customers","advances":"Advances from customers","cash":"Cash","upi":"Bank","card":"Card payments","bank":"Bank","other":"Other payments","tips":"Tips to pay out"}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "accounting_settings_one_row" CHECK ("accounting_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "email_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "hourly_login_failures" (
	"login_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"login_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"wait_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mobile_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"number_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oidc_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "oidc_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"next" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_phone" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"apartment_number" text DEFAULT '' NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_addresses_pincode" CHECK ("saved_addresses"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "saved_addresses_latitude" CHECK ("saved_addresses"."latitude" between -90 and 90),
	CONSTRAINT "saved_addresses_longitude" CHECK ("saved_addresses"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bearer_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"device" text NOT NULL,
	"awaits_pick_up" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_bearer_hash_unique" UNIQUE("bearer_hash"),
	CONSTRAINT "sessions_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"mobile_number" text,
	"mobile_is_login" boolean DEFAULT true NOT NULL,
	"mobile_verified_at" timestamp with time zone,
	"password_hash" text,
	"street" text DEFAULT '' NOT NULL,
	"apartment_number" text DEFAULT '' NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"role" text DEFAULT 'customer' NOT NULL,
	"beautician_id" integer,
	"status" text DEFAULT 'active' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"consent_at" timestamp with time zone,
	"privacy_text" text,
	"terms_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_beautician_id_unique" UNIQUE("beautician_id"),
	CONSTRAINT "users_email" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_mobile_number" CHECK ("users"."mobile_number" ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "users_pincode" CHECK ("users"."pincode" ~ '^([1-9][0-9]{5})?$'),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('customer', 'beautician', 'desk', 'owner')),
	CONSTRAINT "users_status" CHECK ("users"."status" in ('active', 'blocked')),
	CONSTRAINT "users_latitude" CHECK ("users"."latitude" between -90 and 90),
	CONSTRAINT "users_longitude" CHECK ("users"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "area_pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"area_id" integer NOT NULL,
	CONSTRAINT "area_pincodes_digits" CHECK ("area_pincodes"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "area_travel" (
	"area_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "area_travel_area_id_other_id_pk" PRIMARY KEY("area_id","other_id"),
	CONSTRAINT "area_travel_order" CHECK ("area_travel"."area_id" < "area_travel"."other_id"),
	CONSTRAINT "area_travel_minutes" CHECK ("area_travel"."minutes" between 0 and 180)
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"visiting_charge" integer NOT NULL,
	"minimum_order" integer DEFAULT 0 NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"travel_minutes_within" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "areas_charge" CHECK ("areas"."visiting_charge" >= 0 and "areas"."minimum_order" >= 0),
	CONSTRAINT "areas_travel" CHECK ("areas"."travel_minutes_within" between 0 and 180),
	CONSTRAINT "areas_weekdays" CHECK (cardinality("areas"."weekdays") > 0 and "areas"."weekdays" <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[])
);
--> statement-breakpoint
CREATE TABLE "area_requests" (
	"pincode" text NOT NULL,
	"mobile_number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "area_requests_pincode_mobile_number_pk" PRIMARY KEY("pincode","mobile_number")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"act" text NOT NULL,
	"subject_id" text,
	"subject_name" text,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_hidden_posts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	"hidden_by" text,
	"hidden_reason" text NOT NULL,
	"hidden_by_block" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"image_hash" text,
	"image_path" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_by_block" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone,
	"hidden_by" text,
	CONSTRAINT "blog_posts_one_each" UNIQUE("user_id"),
	CONSTRAINT "blog_posts_title" CHECK (length("blog_posts"."title") between 1 and 120),
	CONSTRAINT "blog_posts_content" CHECK (length("blog_posts"."content") between 1 and 20000),
	CONSTRAINT "blog_posts_image" CHECK ("blog_posts"."image_hash" is null or "blog_posts"."image_path" is null),
	CONSTRAINT "blog_posts_hidden" CHECK (("blog_posts"."hidden_at" is null) = ("blog_posts"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "branding" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"palette" text DEFAULT 'turmeric' NOT NULL,
	"logo_hash" text,
	"logo_facts" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_look_one_row" CHECK ("branding"."id" = 1),
	CONSTRAINT "brand_look_palette" CHECK ("branding"."palette" ~ '^(#[0-9a-f]{6}|[a-z]+)$')
);
--> statement-breakpoint
CREATE TABLE "site_text" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hours" jsonb,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_words_one_row" CHECK ("site_text"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "menu_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"admin_category" text NOT NULL,
	"scene" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "menu_pages_slug" CHECK ("menu_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "menu_sections" (
	"key" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "menu_sections_file_unique" UNIQUE("file"),
	CONSTRAINT "menu_sections_key" CHECK ("menu_sections"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
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
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"data_set" text NOT NULL,
	"skill_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"image_hash" text,
	"price" integer NOT NULL,
	"offerprice" integer NOT NULL,
	"duration" integer NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_price" CHECK ("services"."price" > 0 and "services"."offerprice" >= "services"."price"),
	CONSTRAINT "services_duration" CHECK ("services"."duration" between 5 and 600)
);
--> statement-breakpoint
CREATE TABLE "complaint_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"admin_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_pictures_once" UNIQUE("complaint_id","hash")
);
--> statement-breakpoint
CREATE TABLE "complaint_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"admin_id" text,
	"attempt" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" text,
	"source" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"handler_id" text,
	"due_on" date NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaints_of_order" UNIQUE("order_id"),
	CONSTRAINT "complaints_state" CHECK ("complaints"."state" in ('open', 'closed')),
	CONSTRAINT "complaints_closed_with_outcome" CHECK (("complaints"."state" = 'closed') = ("complaints"."outcome" is not null) and ("complaints"."state" = 'closed') = ("complaints"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"kind" text NOT NULL,
	"financial_year" smallint NOT NULL,
	"last" integer NOT NULL,
	"prefixes" text[] NOT NULL,
	CONSTRAINT "document_counters_financial_year_kind_pk" PRIMARY KEY("financial_year","kind"),
	CONSTRAINT "document_counters_last" CHECK ("document_counters"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"scheme" text DEFAULT 'unregistered' NOT NULL,
	"gstin" text,
	"legal_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"state" text,
	"tax_groups" jsonb DEFAULT '[{"sac":"999721","sections":["hair-care","hair-colour"],"rates":[{"from":"2017-07-01","rate":1800},{"from":"2025-09-22","rate":500}]},{"sac":"999722","sections":["nail-art","nail-extension","manicure","pedicure","bleach","de-tan","bridal","engagement","party","facial","clean-up"],"rates":[{"from":"2017-07-01","rate":1800},{"from":"2025-09-22","rate":500}]},{"sac":"999729","sections":null,"rates":[{"from":"2017-07-01","rate":1800},{"from":"2025-09-22","rate":500}]}]'::jsonb NOT NULL,
	"prefixes" jsonb DEFAULT '{"bill":"BILL","tax_invoice":"INV","bill_of_supply":"BOS","receipt_voucher":"RV","refund_voucher":"RFV","credit_note":"CN"}'::jsonb NOT NULL,
	"digits" smallint DEFAULT 5 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_settings_one_row" CHECK ("document_settings"."id" = 1),
	CONSTRAINT "document_settings_registered" CHECK ("document_settings"."scheme" = 'unregistered' or ("document_settings"."gstin" is not null and left("document_settings"."gstin", 2) = "document_settings"."state"))
);
--> statement-breakpoint
CREATE TABLE "message_opt_outs" (
	"user_id" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_opt_outs_once" UNIQUE NULLS NOT DISTINCT("user_id","order_id")
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
	"beautician_id" integer,
	"facts" jsonb NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"channel" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"tried" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drop_reason" text,
	"claimed_at" timestamp with time zone,
	"text" text,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"provider_id" text,
	"delivery" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_sent_text" CHECK ("outbox"."state" <> 'sent' or ("outbox"."text" is not null and "outbox"."sent_at" is not null and "outbox"."channel" is not null)),
	CONSTRAINT "outbox_to_beautician" CHECK (starts_with("outbox"."kind", 'work-') = ("outbox"."beautician_id" is not null)),
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
CREATE TABLE "content_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" text,
	"post_id" text,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" text,
	"reporter" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "content_reports_once_a_review" UNIQUE("review_id","reporter"),
	CONSTRAINT "content_reports_once_a_post" UNIQUE("post_id","reporter"),
	CONSTRAINT "content_reports_about_one" CHECK (num_nonnulls("content_reports"."review_id", "content_reports"."post_id") = 1),
	CONSTRAINT "content_reports_note" CHECK (length("content_reports"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "notification_marks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"beautician_id" integer NOT NULL,
	"order_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"ceiling" integer,
	"minimum_order" integer NOT NULL,
	"first_visit_only" boolean NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"max_uses" integer,
	"uses_per_customer" integer,
	"sections" text[] NOT NULL,
	"services" text[] NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "coupons_terms" CHECK (("coupons"."percent" between 1 and 100 and "coupons"."amount" is null) or ("coupons"."amount" > 0 and "coupons"."percent" is null and "coupons"."ceiling" is null)),
	CONSTRAINT "coupons_limits" CHECK ("coupons"."minimum_order" >= 0 and "coupons"."ceiling" > 0 and "coupons"."max_uses" > 0 and "coupons"."uses_per_customer" > 0),
	CONSTRAINT "coupons_days" CHECK ("coupons"."starts_on" <= "coupons"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"percent" integer,
	"amount" integer,
	"ceiling" integer,
	"services" text[],
	"coupon_id" integer,
	"code" text,
	"reason" text NOT NULL,
	"given_by" text,
	"given_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	CONSTRAINT "order_discounts_terms" CHECK (("order_discounts"."percent" between 1 and 100 and "order_discounts"."amount" is null) or ("order_discounts"."amount" > 0 and "order_discounts"."percent" is null)),
	CONSTRAINT "order_discounts_source" CHECK (("order_discounts"."coupon_id" is null) = ("order_discounts"."code" is null) and ("order_discounts"."coupon_id" is not null or ("order_discounts"."ceiling" is null and "order_discounts"."services" is null and "order_discounts"."given_by" is not null))),
	CONSTRAINT "order_discounts_removal" CHECK (("order_discounts"."removed_at" is null) = ("order_discounts"."removed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "document_pdfs" (
	"document_id" bigint NOT NULL,
	"paper" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"rendered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_pdfs_document_id_paper_pk" PRIMARY KEY("document_id","paper")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"financial_year" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"refers_to" bigint,
	"content" jsonb NOT NULL,
	CONSTRAINT "documents_sequence" UNIQUE("financial_year","kind","sequence"),
	CONSTRAINT "documents_number" UNIQUE("financial_year","number"),
	CONSTRAINT "documents_amount" CHECK ("documents"."amount" > 0),
	CONSTRAINT "documents_counted_from_one" CHECK ("documents"."sequence" > 0),
	CONSTRAINT "documents_number_length" CHECK (length("documents"."number") <= 16),
	CONSTRAINT "documents_financial_year" CHECK ("documents"."financial_year" = extract(year from "documents"."issued_on" - interval '3 months')),
	CONSTRAINT "documents_refers_to" CHECK (("documents"."refers_to" is not null) = ("documents"."kind" in ('credit_note', 'refund_voucher'))),
	CONSTRAINT "documents_content" CHECK ("documents"."content" ->> 'number' = "documents"."number" and "documents"."content" ->> 'issuedOn' = "documents"."issued_on"::text)
);
--> statement-breakpoint
CREATE TABLE "order_bursts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text
);
--> statement-breakpoint
CREATE TABLE "first_visit_networks" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "order_links_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "closed_drawers" (
	"day" date NOT NULL,
	"beautician_id" integer NOT NULL,
	"expected" integer NOT NULL,
	"handed_in" integer NOT NULL,
	CONSTRAINT "closed_drawers_day_beautician_id_pk" PRIMARY KEY("day","beautician_id")
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"reverses" bigint,
	"reference" text,
	"reason" text DEFAULT '' NOT NULL,
	"taken_by" text NOT NULL,
	"beautician_id" integer,
	"attempt" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"cash_day" date,
	CONSTRAINT "ledger_entries_attempt" UNIQUE("order_id","attempt","kind"),
	CONSTRAINT "ledger_entries_reverses" UNIQUE("reverses"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_discount" CHECK ("ledger_entries"."discount" between 0 and "ledger_entries"."amount" / 100 and ("ledger_entries"."discount" = 0 or "ledger_entries"."kind" = 'refund')),
	CONSTRAINT "ledger_entries_reversal" CHECK (("ledger_entries"."kind" = 'reversal') = ("ledger_entries"."reverses" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_fees" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_waived" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"moved_to" uuid,
	CONSTRAINT "order_fees_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "order_fees_amount" CHECK ("order_fees"."amount" > 0),
	CONSTRAINT "order_fees_outcome" CHECK (not "order_fees"."is_waived" or "order_fees"."moved_to" is null)
);
--> statement-breakpoint
CREATE TABLE "upi_references" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"entry_id" bigint,
	CONSTRAINT "upi_references_of_entry" UNIQUE("entry_id"),
	CONSTRAINT "upi_references_digits" CHECK ("upi_references"."reference" ~ '^[0-9]{12}$')
);
--> statement-breakpoint
CREATE TABLE "excluded_beauticians" (
	"user_id" text NOT NULL,
	"beautician_id" integer NOT NULL,
	"admin_id" text,
	"asked_by_customer" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "excluded_beauticians_user_id_beautician_id_pk" PRIMARY KEY("user_id","beautician_id"),
	CONSTRAINT "kept_apart_wanted" CHECK ("excluded_beauticians"."admin_id" is not null or "excluded_beauticians"."asked_by_customer")
);
--> statement-breakpoint
CREATE TABLE "order_services" (
	"order_id" uuid NOT NULL,
	"revision" smallint DEFAULT 1 NOT NULL,
	"service_id" text NOT NULL,
	"position" smallint NOT NULL,
	"data_set" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"duration" integer NOT NULL,
	"quantity" integer NOT NULL,
	"skill_id" integer,
	CONSTRAINT "order_services_order_id_revision_service_id_pk" PRIMARY KEY("order_id","revision","service_id"),
	CONSTRAINT "order_services_price" CHECK ("order_services"."price" >= 0),
	CONSTRAINT "order_services_quantity" CHECK ("order_services"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "order_tracking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_tracking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"event" jsonb NOT NULL,
	"beautician" text,
	"admin_id" text,
	"attempt" uuid,
	"revision" smallint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" integer NOT NULL,
	"user_id" text,
	"username" text NOT NULL,
	"repeat_of_order_id" uuid,
	"user_phone" text NOT NULL,
	"services_total" integer NOT NULL,
	"visiting_charge" integer NOT NULL,
	"total" integer NOT NULL,
	"appointment_date" date NOT NULL,
	"start_minute" smallint NOT NULL,
	"visit_minutes" integer NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"apartment_number" text DEFAULT '' NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"note" text DEFAULT '' NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_phone" text DEFAULT '' NOT NULL,
	"business_customer" jsonb,
	"design" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"beautician" text,
	"beautician_id" integer,
	"move_hours" smallint DEFAULT 0 NOT NULL,
	"free_cancel_hours" smallint DEFAULT 0 NOT NULL,
	"late_cancel_fee" integer DEFAULT 0 NOT NULL,
	"no_show_fee" integer DEFAULT 0 NOT NULL,
	"advance_amount" integer,
	"advance_minutes" integer,
	"advance_kept" boolean,
	"advance_until" timestamp with time zone,
	"terms_text" text,
	"refunds_text" text,
	"cancel_reason" text,
	"cancel_note" text DEFAULT '' NOT NULL,
	"cancelled_by" text,
	"revision" smallint DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_of_user" UNIQUE("user_id","order_number"),
	CONSTRAINT "orders_visit" UNIQUE("id","appointment_date","start_minute","visit_minutes","status"),
	CONSTRAINT "orders_latitude" CHECK ("orders"."latitude" between -90 and 90),
	CONSTRAINT "orders_longitude" CHECK ("orders"."longitude" between -180 and 180),
	CONSTRAINT "orders_number" CHECK ("orders"."order_number" between 100000 and 999999),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "orders_start" CHECK ("orders"."start_minute" between 0 and 1439),
	CONSTRAINT "orders_day" CHECK ("orders"."appointment_date" between date '2000-01-01' and date '2200-01-01'),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."services_total" + "orders"."visiting_charge" and "orders"."services_total" >= 0 and "orders"."visiting_charge" >= 0),
	CONSTRAINT "orders_terms" CHECK ("orders"."move_hours" >= 0 and "orders"."free_cancel_hours" >= 0 and "orders"."late_cancel_fee" >= 0 and "orders"."no_show_fee" >= 0),
	CONSTRAINT "orders_advance" CHECK (num_nulls("orders"."advance_amount", "orders"."advance_minutes", "orders"."advance_kept") in (0, 3) and ("orders"."advance_amount" is null or ("orders"."advance_amount" > 0 and "orders"."advance_minutes" > 0)) and ("orders"."advance_until" is null or "orders"."advance_amount" is not null)),
	CONSTRAINT "orders_cancelled" CHECK ("orders"."status" = 'cancelled' or ("orders"."cancel_reason" is null and "orders"."cancel_note" = '' and "orders"."cancelled_by" is null)),
	CONSTRAINT "orders_beautician" CHECK ("orders"."beautician_id" is null or "orders"."beautician" is not null)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"start_minute" smallint NOT NULL,
	"minutes" integer NOT NULL,
	"status" text NOT NULL,
	"beautician_id" integer,
	"requested_beautician_id" integer,
	"accepted" text[] DEFAULT '{}' NOT NULL,
	"needs_change" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_views" (
	"order_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "contact_views_order_id_user_id_day_pk" PRIMARY KEY("order_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "visit_refusals" (
	"order_id" uuid NOT NULL,
	"beautician_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_refusals_order_id_beautician_id_pk" PRIMARY KEY("order_id","beautician_id")
);
--> statement-breakpoint
CREATE TABLE "visit_progress" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"on_the_way_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"late_minutes" smallint,
	"start_code" text,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"wrong_attempt" uuid,
	CONSTRAINT "visit_progress_done" CHECK ("visit_progress"."done_at" is null or "visit_progress"."started_at" is not null),
	CONSTRAINT "visit_progress_code" CHECK ("visit_progress"."start_code" ~ '^[0-9]{4}$'),
	CONSTRAINT "visit_progress_late" CHECK ("visit_progress"."late_minutes" between 0 and 180)
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"methods" text[] DEFAULT '{"cash","card"}' NOT NULL,
	"upi" jsonb,
	"desk_refund_limit" integer DEFAULT 500 NOT NULL,
	"desk_discount_percent" integer DEFAULT 10 NOT NULL,
	"desk_discount_limit" integer DEFAULT 500 NOT NULL,
	"advance" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_settings_one_row" CHECK ("payment_settings"."id" = 1),
	CONSTRAINT "payment_settings_methods" CHECK (cardinality("payment_settings"."methods") > 0 and "payment_settings"."methods" <@ array['cash', 'upi', 'card']),
	CONSTRAINT "payment_settings_refund_limit" CHECK ("payment_settings"."desk_refund_limit" >= 0),
	CONSTRAINT "payment_settings_discount_limit" CHECK ("payment_settings"."desk_discount_percent" between 0 and 100 and "payment_settings"."desk_discount_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payout_adjustments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"beautician_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"attempt" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_adjustments_attempt_unique" UNIQUE("attempt"),
	CONSTRAINT "payout_adjustments_amount" CHECK ("payout_adjustments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"payout_id" integer NOT NULL,
	"beautician_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"order_id" uuid,
	"order_version" integer,
	"terms" jsonb,
	"text" text NOT NULL,
	"visits" smallint NOT NULL,
	"services" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"share" bigint NOT NULL,
	"tips" bigint NOT NULL,
	"cash_tips" bigint NOT NULL,
	"percents" smallint[] NOT NULL,
	"amount" bigint NOT NULL,
	"adjustment_id" integer,
	CONSTRAINT "payout_lines_payout_id_position_pk" PRIMARY KEY("payout_id","position"),
	CONSTRAINT "payout_lines_order" UNIQUE("payout_id","order_id"),
	CONSTRAINT "payout_lines_adjustment" UNIQUE("adjustment_id"),
	CONSTRAINT "payout_lines_order_given" CHECK (("payout_lines"."kind" in ('visit', 'correction')) = ("payout_lines"."order_id" is not null) and ("payout_lines"."order_id" is null) = ("payout_lines"."order_version" is null) and ("payout_lines"."order_id" is null) = ("payout_lines"."terms" is null)),
	CONSTRAINT "payout_lines_adjustment_given" CHECK (("payout_lines"."kind" in ('advance', 'deduction', 'addition')) = ("payout_lines"."adjustment_id" is not null)),
	CONSTRAINT "payout_lines_amount" CHECK (case when "payout_lines"."order_id" is not null then "payout_lines"."amount" = "payout_lines"."share" + "payout_lines"."tips" - "payout_lines"."cash_tips" else "payout_lines"."visits" = 0 and "payout_lines"."services" = 0 and "payout_lines"."discount" = 0 and "payout_lines"."share" = 0 and "payout_lines"."tips" = 0 and "payout_lines"."cash_tips" = 0 end)
);
--> statement-breakpoint
CREATE TABLE "payout_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"standard_percent" smallint DEFAULT 40 NOT NULL,
	"section_percents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"beautician_percents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"basis" text DEFAULT 'after_discounts' NOT NULL,
	"is_repeat_paid" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payout_settings_one_row" CHECK ("payout_settings"."id" = 1),
	CONSTRAINT "payout_settings_percent" CHECK ("payout_settings"."standard_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"beautician_id" integer NOT NULL,
	"name" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"terms" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text,
	"reference" text NOT NULL,
	"paid_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_of_beautician" UNIQUE("id","beautician_id"),
	CONSTRAINT "payouts_period" CHECK ("payouts"."period_from" <= "payouts"."period_to"),
	CONSTRAINT "payouts_method" CHECK (("payouts"."method" is null) = ("payouts"."total" <= 0))
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_edits" (
	"kind" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"default_text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "policy_edits_kind" CHECK ("policy_edits"."kind" in ('privacy', 'terms', 'refunds'))
);
--> statement-breakpoint
CREATE TABLE "policy_publications" (
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_publications_kind_number_pk" PRIMARY KEY("kind","number"),
	CONSTRAINT "policy_publications_kind" CHECK ("policy_publications"."kind" in ('privacy', 'terms', 'refunds'))
);
--> statement-breakpoint
CREATE TABLE "policy_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "policy_texts_kind" CHECK ("policy_texts"."kind" in ('privacy', 'terms', 'refunds'))
);
--> statement-breakpoint
CREATE TABLE "deleted_hidden_reviews" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	"hidden_by" text,
	"hidden_reason" text NOT NULL,
	"hidden_by_block" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"client_id" bigint NOT NULL,
	"comment" text NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_by_block" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone,
	"hidden_by" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	CONSTRAINT "reviews_one_each" UNIQUE("user_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_comment" CHECK (length("reviews"."comment") between 1 and 1000),
	CONSTRAINT "reviews_hidden" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null)),
	CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "beautician_areas" (
	"beautician_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	CONSTRAINT "beautician_areas_beautician_id_area_id_pk" PRIMARY KEY("beautician_id","area_id")
);
--> statement-breakpoint
CREATE TABLE "beautician_skills" (
	"beautician_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	CONSTRAINT "beautician_skills_beautician_id_skill_id_pk" PRIMARY KEY("beautician_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "beauticians" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "beauticians_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"image_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "beauticians_named" CHECK ("beauticians"."name" <> '' and lower("beauticians"."name") <> 'none')
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
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"business_name" text DEFAULT 'Haldi Home Salon' NOT NULL,
	"city" text DEFAULT 'Pune' NOT NULL,
	"phone" text DEFAULT '9000000000' NOT NULL,
	"whatsapp_number" text DEFAULT '9000000000' NOT NULL,
	"email" text DEFAULT 'hello@haldi.example' NOT NULL,
	"address" text DEFAULT 'Lane 5, Koregaon Park, Pune 411001' NOT NULL,
	"visiting_charge" integer DEFAULT 100 NOT NULL,
	"max_concurrent_visits" integer,
	"slots" smallint[] DEFAULT '{540,600,660,780,840,900,1020,1080}' NOT NULL,
	"travel_within_pincode" smallint DEFAULT 10 NOT NULL,
	"travel_between_pincodes" smallint DEFAULT 20 NOT NULL,
	"travel_between_areas" smallint DEFAULT 40 NOT NULL,
	"move_hours" smallint DEFAULT 3 NOT NULL,
	"free_cancel_hours" smallint DEFAULT 3 NOT NULL,
	"late_cancel_fee" integer,
	"no_show_fee" integer,
	"booking_horizon_days" integer DEFAULT 90 NOT NULL,
	"booking_notice_minutes" integer DEFAULT 60 NOT NULL,
	"closed_weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"closed_days" date[] DEFAULT '{}' NOT NULL,
	"requires_start_code" boolean DEFAULT false NOT NULL,
	"staff_idle_minutes" smallint DEFAULT 120 NOT NULL,
	"ga_measurement_id" text,
	"opened_at" timestamp with time zone DEFAULT now(),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_visiting_charge" CHECK ("settings"."visiting_charge" >= 0),
	CONSTRAINT "settings_slots" CHECK (cardinality("settings"."slots") > 0 and 0 <= all ("settings"."slots") and 1439 >= all ("settings"."slots")),
	CONSTRAINT "settings_travel" CHECK ("settings"."travel_within_pincode" between 0 and 180 and "settings"."travel_between_pincodes" between 0 and 180 and "settings"."travel_between_areas" between 0 and 180),
	CONSTRAINT "settings_terms" CHECK ("settings"."move_hours" >= 0 and "settings"."free_cancel_hours" >= 0 and "settings"."late_cancel_fee" >= 0 and "settings"."no_show_fee" >= 0),
	CONSTRAINT "settings_seat_limit" CHECK ("settings"."max_concurrent_visits" >= 0),
	CONSTRAINT "settings_booking_horizon" CHECK ("settings"."booking_horizon_days" between 0 and 730),
	CONSTRAINT "settings_booking_notice" CHECK ("settings"."booking_notice_minutes" between 0 and 43200),
	CONSTRAINT "settings_staff_idle" CHECK ("settings"."staff_idle_minutes" between 15 and 720),
	CONSTRAINT "settings_closed_weekdays" CHECK ("settings"."closed_weekdays" <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[])
);
--> statement-breakpoint
CREATE TABLE "setup_steps" (
	"step" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "skills_named" CHECK ("skills"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mobile_codes" ADD CONSTRAINT "mobile_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "oidc_identities" ADD CONSTRAINT "oidc_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_privacy_text_policy_texts_hash_fk" FOREIGN KEY ("privacy_text") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_terms_text_policy_texts_hash_fk" FOREIGN KEY ("terms_text") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "area_pincodes" ADD CONSTRAINT "area_pincodes_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "area_travel" ADD CONSTRAINT "area_travel_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "area_travel" ADD CONSTRAINT "area_travel_other_id_areas_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deleted_hidden_posts" ADD CONSTRAINT "deleted_hidden_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branding" ADD CONSTRAINT "branding_logo_hash_images_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "menu_sections" ADD CONSTRAINT "menu_sections_page_menu_pages_slug_fk" FOREIGN KEY ("page") REFERENCES "public"."menu_pages"("slug") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_data_set_menu_sections_key_fk" FOREIGN KEY ("data_set") REFERENCES "public"."menu_sections"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaint_steps" ADD CONSTRAINT "complaint_steps_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_handler_id_users_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_opt_outs" ADD CONSTRAINT "message_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_marks" ADD CONSTRAINT "notification_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_pdfs" ADD CONSTRAINT "document_pdfs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_refers_to_documents_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "first_visit_networks" ADD CONSTRAINT "first_visit_networks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "closed_drawers" ADD CONSTRAINT "closed_drawers_day_closed_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."closed_days"("day") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_ledger_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_fees" ADD CONSTRAINT "order_fees_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_fees" ADD CONSTRAINT "order_fees_moved_to_orders_id_fk" FOREIGN KEY ("moved_to") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upi_references" ADD CONSTRAINT "upi_references_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upi_references" ADD CONSTRAINT "upi_references_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "excluded_beauticians" ADD CONSTRAINT "excluded_beauticians_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "excluded_beauticians" ADD CONSTRAINT "excluded_beauticians_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_tracking" ADD CONSTRAINT "order_tracking_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_repeat_of_order_id_orders_id_fk" FOREIGN KEY ("repeat_of_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_text_policy_texts_hash_fk" FOREIGN KEY ("terms_text") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunds_text_policy_texts_hash_fk" FOREIGN KEY ("refunds_text") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_requested_beautician_id_beauticians_id_fk" FOREIGN KEY ("requested_beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_of_order" FOREIGN KEY ("order_id","day","start_minute","minutes","status") REFERENCES "public"."orders"("id","appointment_date","start_minute","visit_minutes","status") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_refusals" ADD CONSTRAINT "visit_refusals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_refusals" ADD CONSTRAINT "visit_refusals_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_progress" ADD CONSTRAINT "visit_progress_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_adjustments" ADD CONSTRAINT "payout_adjustments_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_adjustment_id_payout_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."payout_adjustments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_of_payout" FOREIGN KEY ("payout_id","beautician_id") REFERENCES "public"."payouts"("id","beautician_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policy_publications" ADD CONSTRAINT "policy_publications_hash_policy_texts_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."policy_texts"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deleted_hidden_reviews" ADD CONSTRAINT "deleted_hidden_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "beautician_areas" ADD CONSTRAINT "beautician_areas_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "beautician_areas" ADD CONSTRAINT "beautician_areas_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "beautician_skills" ADD CONSTRAINT "beautician_skills_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "beautician_skills" ADD CONSTRAINT "beautician_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "beauticians" ADD CONSTRAINT "beauticians_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_beautician_id_beauticians_id_fk" FOREIGN KEY ("beautician_id") REFERENCES "public"."beauticians"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "login_failures_an_hour_by_end" ON "hourly_login_failures" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "known_devices_by_age" ON "known_devices" USING btree ("last_used_at");
--> statement-breakpoint
CREATE INDEX "login_failures_by_age" ON "login_failures" USING btree ("last_failed_at");
--> statement-breakpoint
CREATE INDEX "mobile_codes_by_user" ON "mobile_codes" USING btree ("user_id","sent_at");
--> statement-breakpoint
CREATE INDEX "mobile_codes_by_number" ON "mobile_codes" USING btree ("number_hash","sent_at");
--> statement-breakpoint
CREATE INDEX "mobile_codes_by_age" ON "mobile_codes" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "oidc_identities_by_user" ON "oidc_identities" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "oidc_logins_by_age" ON "oidc_logins" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "password_links_by_user" ON "password_links" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_addresses_label" ON "saved_addresses" USING btree ("user_id",lower("label"));
--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_login_mobile" ON "users" USING btree ("mobile_number") WHERE "users"."mobile_is_login";
--> statement-breakpoint
CREATE INDEX "users_by_mobile" ON "users" USING btree ("mobile_number");
--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE "users"."role" <> 'customer';
--> statement-breakpoint
CREATE INDEX "area_pincodes_by_area" ON "area_pincodes" USING btree ("area_id");
--> statement-breakpoint
CREATE INDEX "area_travel_by_other" ON "area_travel" USING btree ("other_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "areas_name" ON "areas" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "area_requests_by_age" ON "area_requests" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_admin" ON "audit_entries" USING btree ("admin_id","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_act" ON "audit_entries" USING btree ("act","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_subject" ON "audit_entries" USING btree ("subject_id");
--> statement-breakpoint
CREATE INDEX "blog_posts_by_age" ON "blog_posts" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "blog_posts_by_image" ON "blog_posts" USING btree ("image_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "menu_pages_name" ON "menu_pages" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "menu_sections_of_page" ON "menu_sections" USING btree ("page","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "menu_sections_name" ON "menu_sections" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "service_prices_of_service" ON "service_prices" USING btree ("service_id","id");
--> statement-breakpoint
CREATE INDEX "services_by_place" ON "services" USING btree ("data_set","position");
--> statement-breakpoint
CREATE INDEX "services_by_image" ON "services" USING btree ("image_hash");
--> statement-breakpoint
CREATE INDEX "services_by_skill" ON "services" USING btree ("skill_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "services_name" ON "services" USING btree ("data_set",lower("name"));
--> statement-breakpoint
CREATE INDEX "complaint_steps_of_complaint" ON "complaint_steps" USING btree ("complaint_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_steps_attempt" ON "complaint_steps" USING btree ("complaint_id","attempt");
--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("due_on","id") WHERE "complaints"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "complaints_closed" ON "complaints" USING btree ("closed_at","id") WHERE "complaints"."state" = 'closed';
--> statement-breakpoint
CREATE INDEX "complaints_of_user" ON "complaints" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "complaints_of_handler" ON "complaints" USING btree ("handler_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("kind","subject","occasion") WHERE "outbox"."state" <> 'dropped';
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","created_at","id") WHERE "outbox"."state" = 'planned';
--> statement-breakpoint
CREATE INDEX "outbox_claimed" ON "outbox" USING btree ("claimed_at") WHERE "outbox"."state" = 'sending';
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("state","due_at","id") WHERE "outbox"."state" in ('to-send', 'failed', 'unsure');
--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at","id") WHERE "outbox"."state" = 'sent';
--> statement-breakpoint
CREATE INDEX "outbox_of_order" ON "outbox" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "outbox_of_user" ON "outbox" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "outbox_of_beautician" ON "outbox" USING btree ("beautician_id") WHERE "outbox"."beautician_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_provider_id" ON "outbox" USING btree ("provider_id");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_user" ON "push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "content_reports_of_user" ON "content_reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "alerts_open" ON "alerts" USING btree ("created_at") WHERE "alerts"."settled_at" is null;
--> statement-breakpoint
CREATE INDEX "order_discounts_active" ON "order_discounts" USING btree ("order_id") WHERE "order_discounts"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "order_discounts_of_coupon" ON "order_discounts" USING btree ("coupon_id") WHERE "order_discounts"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "documents_of_order" ON "documents" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "documents_by_day" ON "documents" USING btree ("issued_on");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_bursts_open" ON "order_bursts" USING btree ("network") WHERE "order_bursts"."settled_at" is null;
--> statement-breakpoint
CREATE INDEX "first_visit_networks_by_network" ON "first_visit_networks" USING btree ("network","created_at");
--> statement-breakpoint
CREATE INDEX "ledger_entries_of_order" ON "ledger_entries" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_by_day" ON "ledger_entries" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "ledger_entries_by_cash_day" ON "ledger_entries" USING btree ("cash_day") WHERE "ledger_entries"."cash_day" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_entries_discounts" ON "ledger_entries" USING btree ("order_id") WHERE "ledger_entries"."discount" > 0;
--> statement-breakpoint
CREATE INDEX "order_fees_moved" ON "order_fees" USING btree ("moved_to") WHERE "order_fees"."moved_to" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "upi_references_unverified" ON "upi_references" USING btree ("order_id") WHERE "upi_references"."entry_id" is null;
--> statement-breakpoint
CREATE INDEX "kept_apart_by_beautician" ON "excluded_beauticians" USING btree ("beautician_id");
--> statement-breakpoint
CREATE INDEX "order_services_by_data_set" ON "order_services" USING btree ("data_set","order_id");
--> statement-breakpoint
CREATE INDEX "order_services_by_service" ON "order_services" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "order_tracking_of_order" ON "order_tracking" USING btree ("order_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_tracking_attempt" ON "order_tracking" USING btree ("order_id","attempt");
--> statement-breakpoint
CREATE INDEX "order_tracking_cancelled" ON "order_tracking" USING btree ("created_at","id") WHERE "order_tracking"."status" = 'cancelled';
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_number" ON "orders" USING btree ("order_number") WHERE "orders"."status" in ('pending', 'confirmed', 'in_progress');
--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree ("order_number");
--> statement-breakpoint
CREATE INDEX "orders_by_age" ON "orders" USING btree ("created_at","id","status","total");
--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("appointment_date","start_minute","visit_minutes","status");
--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("user_id","created_at") WHERE "orders"."status" <> 'cancelled';
--> statement-breakpoint
CREATE INDEX "orders_by_beautician" ON "orders" USING btree ("beautician_id","appointment_date") WHERE "orders"."beautician_id" is not null;
--> statement-breakpoint
CREATE INDEX "orders_by_beautician_name" ON "orders" USING btree (lower("beautician"),"created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_repeats" ON "orders" USING btree ("repeat_of_order_id") WHERE "orders"."repeat_of_order_id" is not null;
--> statement-breakpoint
CREATE INDEX "orders_by_advance" ON "orders" USING btree ("advance_until") WHERE "orders"."advance_until" is not null and "orders"."status" in ('pending');
--> statement-breakpoint
CREATE INDEX "orders_by_pincode" ON "orders" USING btree ("pincode" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "visits_open" ON "visits" USING btree ("day") WHERE "visits"."status" in ('pending', 'confirmed', 'in_progress');
--> statement-breakpoint
CREATE INDEX "visits_unfit" ON "visits" USING btree ("day") WHERE "visits"."needs_change" and "visits"."status" in ('pending', 'confirmed', 'in_progress');
--> statement-breakpoint
CREATE INDEX "payout_adjustments_of_beautician" ON "payout_adjustments" USING btree ("beautician_id","day");
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_visit_once" ON "payout_lines" USING btree ("beautician_id","order_id") WHERE "payout_lines"."kind" = 'visit';
--> statement-breakpoint
CREATE INDEX "payout_lines_of_order" ON "payout_lines" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "reviews_by_age" ON "reviews" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating","created_at");
--> statement-breakpoint
CREATE INDEX "beautician_areas_by_area" ON "beautician_areas" USING btree ("area_id");
--> statement-breakpoint
CREATE INDEX "beautician_skills_by_skill" ON "beautician_skills" USING btree ("skill_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "beauticians_name" ON "beauticians" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "beauticians_by_image" ON "beauticians" USING btree ("image_hash");
--> statement-breakpoint
CREATE INDEX "time_off_by_day" ON "time_off" USING btree ("day");
--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name" ON "skills" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "customer_notes_of_user" ON "customer_notes" USING btree ("user_id","id");
