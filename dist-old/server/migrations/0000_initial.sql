CREATE SEQUENCE "public"."case_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"number" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"customer_number" text NOT NULL,
	"service_group" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"due_on" date,
	"open_since" date,
	"autopay_token" text,
	CONSTRAINT "billing_accounts_group_id_unique" UNIQUE("group_id")
);
--> statement-breakpoint
CREATE TABLE "communities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"homes" integer NOT NULL,
	"kind" text NOT NULL,
	"services" text[] NOT NULL,
	"association_name" text DEFAULT '' NOT NULL,
	"association_email" text DEFAULT '' NOT NULL,
	"association_phone" text DEFAULT '' NOT NULL,
	CONSTRAINT "communities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "contact_phones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" text NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_type" text DEFAULT 'mobile' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"phone_verified_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"person_text" text GENERATED ALWAYS AS (translate(lower("contacts"."first_name" || ' ' || "contacts"."last_name" || ' ' || "contacts"."email" || ' ' || "contacts"."phone"), 'áàâäãåéèêëíìîïóòôöõúùûüñç''’', 'aaaaaaeeeeiiiiooooouuuunc')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"number" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"plain_name" text GENERATED ALWAYS AS (translate(lower("customers"."name"), 'áàâäãåéèêëíìîïóòôöõúùûüñç''’', 'aaaaaaeeeeiiiiooooouuuunc')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premises" (
	"number" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"street_address" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"lot" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'occupied' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address_text" text GENERATED ALWAYS AS (replace(lower("premises"."street_address" || ' ' || "premises"."unit" || ' ' || "premises"."city" || ' ' || "premises"."state" || ' ' || "premises"."zip"), '  ', ' ')) STORED NOT NULL,
	"street_name" text GENERATED ALWAYS AS (ltrim(regexp_replace("premises"."street_address", '[0-9]+', ''))) STORED,
	"street_number" bigint GENERATED ALWAYS AS (substring("premises"."street_address" from '[0-9]{1,15}')::bigint) STORED,
	"unit_name" text GENERATED ALWAYS AS (ltrim(regexp_replace("premises"."unit", '[0-9]+', ''))) STORED,
	"unit_number" bigint GENERATED ALWAYS AS (substring("premises"."unit" from '[0-9]{1,15}')::bigint) STORED
);
--> statement-breakpoint
CREATE TABLE "service_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"billing_account_number" text NOT NULL,
	"premise_number" text NOT NULL,
	"service_type" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"started_on" date NOT NULL,
	CONSTRAINT "service_accounts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "announcement_dismissals" (
	"user_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "announcement_dismissals_user_id_announcement_id_pk" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_views" (
	"announcement_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "announcement_views_announcement_id_version_user_id_pk" PRIMARY KEY("announcement_id","version","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"is_dismissible" boolean DEFAULT true NOT NULL,
	"priority" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"states" text[] NOT NULL,
	"cities" text[] NOT NULL,
	"zips" text[] NOT NULL,
	"communities" text[] NOT NULL,
	"service_types" text[] NOT NULL,
	"user_types" text[] NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL,
	"channels" text[] DEFAULT '{"tile"}' NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid,
	"idempotency_key" text,
	"request_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "closed_payment_keys" (
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_payment_keys_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_guards" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"confirmation_number" text NOT NULL,
	"billing_account_number" text NOT NULL,
	"service_type" text NOT NULL,
	"user_id" uuid,
	"amount" integer NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"category" text,
	"method_type" text NOT NULL,
	"method_last4" text DEFAULT '' NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"provider_charge_id" text,
	"idempotency_key" text,
	"request_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_ends_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"return_fee" integer DEFAULT 0 NOT NULL,
	"receipt_email" text,
	"balance_after" integer,
	CONSTRAINT "payments_confirmation_number_unique" UNIQUE("confirmation_number")
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"service_account_number" text NOT NULL,
	"service_type" text NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"token" text NOT NULL,
	"category" text NOT NULL,
	"method_type" text NOT NULL,
	"method_last4" text NOT NULL,
	"pay_on" date NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"payment_id" uuid,
	"idempotency_key" text,
	"request_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	"lease_ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"previous_balance" integer NOT NULL,
	"charges" integer NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "canned_answers_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "case_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid,
	"author_name" text NOT NULL,
	"author_type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text,
	"note" text DEFAULT '' NOT NULL,
	"author_name" text NOT NULL,
	"author_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_reads" (
	"user_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_reads_user_id_case_id_pk" PRIMARY KEY("user_id","case_id")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"customer_number" text NOT NULL,
	"contact_id" text NOT NULL,
	"user_id" uuid,
	"premise_number" text,
	"service_account_id" text,
	"category" text,
	"service_type" text DEFAULT '' NOT NULL,
	"service_subtype" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"contact_window" text,
	"preferred_on" date,
	"preferred_window" text,
	"status" text DEFAULT 'received' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"appointment_on" date,
	"appointment_window" text,
	"parent_id" uuid,
	"is_part" boolean DEFAULT false NOT NULL,
	"cancel_reason" text,
	"expected_by" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"rating" integer,
	"rating_comment" text DEFAULT '' NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"customer_wrote_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer_due_at" timestamp with time zone,
	"assigned_to" uuid,
	"idempotency_key" text,
	"request_hash" "bytea",
	CONSTRAINT "cases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "comment_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"comment_id" uuid NOT NULL,
	"contact_id" text NOT NULL,
	"channel" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "communication_preferences" (
	"billing_group_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"channels" jsonb NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"days_before_due" integer NOT NULL,
	"usage_threshold" integer NOT NULL,
	CONSTRAINT "communication_preferences_billing_group_id_contact_id_pk" PRIMARY KEY("billing_group_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "communication_settings" (
	"billing_group_id" text PRIMARY KEY NOT NULL,
	"paperless" boolean DEFAULT false NOT NULL,
	"same_as_service" boolean DEFAULT true NOT NULL,
	"street_address" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_run_rows" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account_number" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'not_initiated' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "credit_run_rows_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "credit_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"reason_code" text NOT NULL,
	"comments" text NOT NULL,
	"row_count" integer NOT NULL,
	"total" bigint NOT NULL,
	"needs_approval" boolean NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea" NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"amount" integer NOT NULL,
	"reason_code" text NOT NULL,
	"comments" text NOT NULL,
	"run_id" uuid,
	"user_id" uuid NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"balance_after" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deposit_id" uuid NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"posted_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"billed_on" date NOT NULL,
	"held_since" date,
	"review_on" date
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"deposit_id" uuid,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"requested_on" date NOT NULL,
	"sent_on" date,
	"check_number" text DEFAULT '' NOT NULL,
	"way" text DEFAULT 'check' NOT NULL,
	"token" text,
	"method" text DEFAULT '' NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	"requested_by" uuid,
	"idempotency_key" text,
	"request_hash" "bytea",
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"send_on" date,
	"attempt" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"lease_ends_at" timestamp with time zone,
	"provider_payout_id" text
);
--> statement-breakpoint
CREATE TABLE "device_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"device_id" uuid NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"settings" jsonb NOT NULL,
	"provisioned_mbps" integer,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_account_id" text NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"serial_number" text NOT NULL,
	"is_online" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"wifi_name" text,
	"guest_name" text DEFAULT '' NOT NULL,
	"is_guest_on" boolean DEFAULT false NOT NULL,
	"tested_down_mbps" integer,
	"tested_up_mbps" integer,
	"tested_at" timestamp with time zone,
	CONSTRAINT "devices_serial_number_unique" UNIQUE("serial_number")
);
--> statement-breakpoint
CREATE TABLE "document_folders" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"folder_code" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"language" text NOT NULL,
	"updated_on" date NOT NULL,
	"storage_key" text NOT NULL,
	"user_types" text[] NOT NULL,
	"communities" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "disconnections" (
	"billing_account_number" text PRIMARY KEY NOT NULL,
	"ordered_on" date NOT NULL,
	"disconnected_on" date,
	"reconnect_on" date,
	"reconnected_on" date
);
--> statement-breakpoint
CREATE TABLE "dunning_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"held_until" date,
	"placed_by" uuid,
	"placed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dunning_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"channel" text NOT NULL,
	"sent_on" date NOT NULL,
	"run_id" uuid
);
--> statement-breakpoint
CREATE TABLE "moratoria" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"community_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_run_rows" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account_number" text NOT NULL,
	"is_repeat" boolean DEFAULT false NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "notice_run_rows_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "notice_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "callback_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"phone" text NOT NULL,
	"day" date NOT NULL,
	"from_minutes" integer NOT NULL,
	"to_minutes" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_feedback" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "faq_feedback_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);
--> statement-breakpoint
CREATE TABLE "help_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "legacy_accounts" (
	"migration_account_parent_id" text PRIMARY KEY NOT NULL,
	"customer_number" text NOT NULL,
	"contact_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text NOT NULL,
	"fiber_account_number" text,
	"gas_account_number" text,
	"service_address_line1" text NOT NULL,
	"service_address_line2" text DEFAULT '' NOT NULL,
	"service_address_city" text NOT NULL,
	"service_address_state" text NOT NULL,
	"service_address_postal_code" text NOT NULL,
	"autopay_token" text,
	"added_tokens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_paperless" boolean DEFAULT false NOT NULL,
	"last_step" text DEFAULT 'none' NOT NULL,
	"last_step_at" timestamp with time zone,
	"last_failure" text DEFAULT '' NOT NULL,
	"invited_at" timestamp with time zone,
	"invitation_hash" "bytea",
	"invitation_opened_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"registered_by" uuid,
	CONSTRAINT "legacy_accounts_customer_number_unique" UNIQUE("customer_number")
);
--> statement-breakpoint
CREATE TABLE "registration_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"migration_account_parent_id" text NOT NULL,
	"channel" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_proofs" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"migration_account_parent_id" text NOT NULL,
	"channel" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "labeled_messages" (
	"case_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	"customer_wrote_at" timestamp with time zone NOT NULL,
	CONSTRAINT "labeled_messages_case_id_label_id_pk" PRIMARY KEY("case_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "message_labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "internal_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "access_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"billing_account_number" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_number" text NOT NULL,
	"contact_id" text NOT NULL,
	"email" text NOT NULL,
	"role_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_contact_id_unique" UNIQUE("contact_id"),
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"contact_id" text,
	"target" text DEFAULT '' NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "premise_nicknames" (
	"user_id" uuid NOT NULL,
	"premise_number" text NOT NULL,
	"nickname" text NOT NULL,
	CONSTRAINT "premise_nicknames_user_id_premise_number_pk" PRIMARY KEY("user_id","premise_number")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"is_for_staff" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" text DEFAULT 'portal' NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_customers" (
	"user_id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"role_id" uuid,
	CONSTRAINT "user_customers_user_id_customer_number_pk" PRIMARY KEY("user_id","customer_number")
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"text_size" text NOT NULL,
	"day_format" text DEFAULT 'month_first' NOT NULL,
	"number_format" text DEFAULT 'comma_point' NOT NULL,
	"reduced_motion" boolean NOT NULL,
	"spoken_confirmations" boolean NOT NULL,
	"default_service_account_id" text,
	"tile_order" text[] NOT NULL,
	"hidden_tiles" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"user_type" text NOT NULL,
	"contact_id" text NOT NULL,
	"role_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"preferred_name" text DEFAULT '' NOT NULL,
	"totp_secret" "bytea",
	"totp_since" timestamp with time zone,
	"totp_last_step" integer
);
--> statement-breakpoint
CREATE TABLE "community_products" (
	"community_id" text NOT NULL,
	"product_code" text NOT NULL,
	CONSTRAINT "community_products_community_id_product_code_pk" PRIMARY KEY("community_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_account_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"slot" text NOT NULL,
	"from_product_code" text,
	"to_product_code" text,
	"price_difference" integer NOT NULL,
	"proration" integer NOT NULL,
	"effective_on" date NOT NULL,
	"is_shipped" boolean DEFAULT false NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_subject_subject_id_user_id_pk" PRIMARY KEY("subject","subject_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"code" text PRIMARY KEY NOT NULL,
	"service_type" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"monthly_price" integer NOT NULL,
	"is_shippable" boolean DEFAULT false NOT NULL,
	"family" text DEFAULT 'open' NOT NULL,
	"slot" text,
	"speed_mbps" integer,
	"channels" integer,
	"minutes" integer,
	"facts" jsonb
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_account_id" text NOT NULL,
	"product_code" text NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date
);
--> statement-breakpoint
CREATE TABLE "premise_services" (
	"premise_number" text NOT NULL,
	"service_type" text NOT NULL,
	"selected" boolean DEFAULT false NOT NULL,
	"available" boolean DEFAULT false NOT NULL,
	"pre_installed" boolean DEFAULT false NOT NULL,
	"meter_disconnected" boolean DEFAULT true NOT NULL,
	CONSTRAINT "premise_services_premise_number_service_type_pk" PRIMARY KEY("premise_number","service_type")
);
--> statement-breakpoint
CREATE TABLE "property_owners" (
	"premise_number" text PRIMARY KEY NOT NULL,
	"customer_number" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"customer_number" text,
	"address" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_errors" (
	"hour" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"count" integer NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "server_errors_hour_call_pk" PRIMARY KEY("hour","call")
);
--> statement-breakpoint
CREATE TABLE "tv_channels" (
	"number" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"product_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tv_pins" (
	"service_account_id" text NOT NULL,
	"kind" text NOT NULL,
	"pin_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tv_pins_service_account_id_kind_pk" PRIMARY KEY("service_account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "data_usage" (
	"service_account_id" text NOT NULL,
	"month" text NOT NULL,
	"download_mb" integer NOT NULL,
	"upload_mb" integer NOT NULL,
	"counted_until" date NOT NULL,
	CONSTRAINT "data_usage_service_account_id_month_pk" PRIMARY KEY("service_account_id","month")
);
--> statement-breakpoint
CREATE TABLE "gas_readings" (
	"service_account_id" text NOT NULL,
	"period_end" date NOT NULL,
	"period_start" date NOT NULL,
	"meter_number" text NOT NULL,
	"previous_read" integer NOT NULL,
	"current_read" integer NOT NULL,
	"read_type" text NOT NULL,
	"ccf" integer NOT NULL,
	"heat_factor" integer NOT NULL,
	"therms" integer NOT NULL,
	"degree_days" integer NOT NULL,
	"amount" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "gas_readings_service_account_id_period_end_pk" PRIMARY KEY("service_account_id","period_end")
);
--> statement-breakpoint
CREATE TABLE "blocked_numbers" (
	"line_id" uuid NOT NULL,
	"number" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_numbers_line_id_number_pk" PRIMARY KEY("line_id","number")
);
--> statement-breakpoint
CREATE TABLE "emergency_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"status" text NOT NULL,
	"street_address" text NOT NULL,
	"unit" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"user_id" uuid,
	"filed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_account_id" text NOT NULL,
	"number" text NOT NULL,
	"caller_id_name" text NOT NULL,
	"forwarding" text DEFAULT 'off' NOT NULL,
	"forward_to" text DEFAULT '' NOT NULL,
	"is_ringing_also" boolean DEFAULT false NOT NULL,
	"rings_also" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rejects_anonymous" boolean DEFAULT false NOT NULL,
	"is_international_on" boolean DEFAULT false NOT NULL,
	"greeting_id" uuid,
	"greeting_type" text,
	"greeting_set_at" timestamp with time zone,
	CONSTRAINT "voice_lines_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "voicemails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"from_number" text NOT NULL,
	"from_name" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"transcription" text,
	"listened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_phones" ADD CONSTRAINT "contact_phones_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premises" ADD CONSTRAINT "premises_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_premise_number_premises_number_fk" FOREIGN KEY ("premise_number") REFERENCES "public"."premises"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_views" ADD CONSTRAINT "announcement_views_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_views" ADD CONSTRAINT "announcement_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_attachments" ADD CONSTRAINT "case_attachments_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_attachments" ADD CONSTRAINT "case_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comments" ADD CONSTRAINT "case_comments_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comments" ADD CONSTRAINT "case_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reads" ADD CONSTRAINT "case_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reads" ADD CONSTRAINT "case_reads_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_premise_number_premises_number_fk" FOREIGN KEY ("premise_number") REFERENCES "public"."premises"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_parent_id_cases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_comment_id_case_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."case_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_billing_group_id_billing_accounts_group_id_fk" FOREIGN KEY ("billing_group_id") REFERENCES "public"."billing_accounts"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_settings" ADD CONSTRAINT "communication_settings_billing_group_id_billing_accounts_group_id_fk" FOREIGN KEY ("billing_group_id") REFERENCES "public"."billing_accounts"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_run_rows" ADD CONSTRAINT "credit_run_rows_run_id_credit_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."credit_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_runs" ADD CONSTRAINT "credit_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_runs" ADD CONSTRAINT "credit_runs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_run_id_credit_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."credit_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_transactions" ADD CONSTRAINT "deposit_transactions_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_actions" ADD CONSTRAINT "device_actions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_actions" ADD CONSTRAINT "device_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_folder_code_document_folders_code_fk" FOREIGN KEY ("folder_code") REFERENCES "public"."document_folders"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disconnections" ADD CONSTRAINT "disconnections_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_holds" ADD CONSTRAINT "dunning_holds_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_holds" ADD CONSTRAINT "dunning_holds_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_notices" ADD CONSTRAINT "dunning_notices_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_notices" ADD CONSTRAINT "dunning_notices_run_id_notice_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."notice_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moratoria" ADD CONSTRAINT "moratoria_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_run_rows" ADD CONSTRAINT "notice_run_rows_run_id_notice_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."notice_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_runs" ADD CONSTRAINT "notice_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD CONSTRAINT "callback_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_feedback" ADD CONSTRAINT "faq_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_codes" ADD CONSTRAINT "help_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_codes" ADD CONSTRAINT "help_codes_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD CONSTRAINT "legacy_accounts_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD CONSTRAINT "legacy_accounts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD CONSTRAINT "legacy_accounts_registered_by_users_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_migration_account_parent_id_legacy_accounts_migration_account_parent_id_fk" FOREIGN KEY ("migration_account_parent_id") REFERENCES "public"."legacy_accounts"("migration_account_parent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_proofs" ADD CONSTRAINT "registration_proofs_migration_account_parent_id_legacy_accounts_migration_account_parent_id_fk" FOREIGN KEY ("migration_account_parent_id") REFERENCES "public"."legacy_accounts"("migration_account_parent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labeled_messages" ADD CONSTRAINT "labeled_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labeled_messages" ADD CONSTRAINT "labeled_messages_label_id_message_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."message_labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premise_nicknames" ADD CONSTRAINT "premise_nicknames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premise_nicknames" ADD CONSTRAINT "premise_nicknames_premise_number_premises_number_fk" FOREIGN KEY ("premise_number") REFERENCES "public"."premises"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_customers" ADD CONSTRAINT "user_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_customers" ADD CONSTRAINT "user_customers_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_customers" ADD CONSTRAINT "user_customers_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_default_service_account_id_service_accounts_id_fk" FOREIGN KEY ("default_service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_products" ADD CONSTRAINT "community_products_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_products" ADD CONSTRAINT "community_products_product_code_products_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_from_product_code_products_code_fk" FOREIGN KEY ("from_product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_to_product_code_products_code_fk" FOREIGN KEY ("to_product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_code_products_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premise_services" ADD CONSTRAINT "premise_services_premise_number_premises_number_fk" FOREIGN KEY ("premise_number") REFERENCES "public"."premises"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_owners" ADD CONSTRAINT "property_owners_premise_number_premises_number_fk" FOREIGN KEY ("premise_number") REFERENCES "public"."premises"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_owners" ADD CONSTRAINT "property_owners_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_channels" ADD CONSTRAINT "tv_channels_product_code_products_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_pins" ADD CONSTRAINT "tv_pins_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_pins" ADD CONSTRAINT "tv_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_usage" ADD CONSTRAINT "data_usage_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_readings" ADD CONSTRAINT "gas_readings_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_numbers" ADD CONSTRAINT "blocked_numbers_line_id_voice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."voice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_addresses" ADD CONSTRAINT "emergency_addresses_line_id_voice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."voice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_addresses" ADD CONSTRAINT "emergency_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_calls" ADD CONSTRAINT "voice_calls_line_id_voice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."voice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_lines" ADD CONSTRAINT "voice_lines_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voicemails" ADD CONSTRAINT "voicemails_line_id_voice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."voice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_customer" ON "billing_accounts" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "billing_accounts_open_gas" ON "billing_accounts" USING btree ("open_since","number","customer_number") WHERE "billing_accounts"."service_group" = 'GAS' and "billing_accounts"."status" = 'active' and "billing_accounts"."open_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_phones_once" ON "contact_phones" USING btree ("contact_id","number");--> statement-breakpoint
CREATE INDEX "contact_phones_number" ON "contact_phones" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_customer" ON "contacts" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contacts_email_any_case" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_phone" ON "contacts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "contacts_text" ON "contacts" USING gin ("person_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING gin ("plain_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_provider" ON "customers" USING btree ("number") WHERE "customers"."kind" = 'provider';--> statement-breakpoint
CREATE INDEX "premises_community" ON "premises" USING btree ("community_id");--> statement-breakpoint
CREATE INDEX "premises_address" ON "premises" USING gin ("address_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "premises_address_start" ON "premises" USING btree ("address_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_accounts_billing" ON "service_accounts" USING btree ("billing_account_number","started_on","id","premise_number");--> statement-breakpoint
CREATE INDEX "service_accounts_premise" ON "service_accounts" USING btree ("premise_number");--> statement-breakpoint
CREATE INDEX "announcements_window" ON "announcements" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_idempotency" ON "announcements" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "closed_payment_keys_age" ON "closed_payment_keys" USING btree ("closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_idempotency" ON "payments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_autopay" ON "payments" USING btree ("idempotency_key") WHERE "payments"."user_id" is null;--> statement-breakpoint
CREATE INDEX "payments_account_newest" ON "payments" USING btree ("billing_account_number","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_status_lease" ON "payments" USING btree ("status","lease_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_idempotency" ON "scheduled_payments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_open" ON "scheduled_payments" USING btree ("billing_account_number","pay_on","token","amount") WHERE "scheduled_payments"."status" in ('scheduled', 'paying');--> statement-breakpoint
CREATE INDEX "scheduled_payments_due" ON "scheduled_payments" USING btree ("status","pay_on");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_account_period" ON "statements" USING btree ("billing_account_number","period_start");--> statement-breakpoint
CREATE INDEX "statements_account_issued" ON "statements" USING btree ("billing_account_number","issued_on");--> statement-breakpoint
CREATE INDEX "statements_due" ON "statements" USING btree ("due_on","billing_account_number","charges");--> statement-breakpoint
CREATE INDEX "case_attachments_case" ON "case_attachments" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "case_attachments_pending" ON "case_attachments" USING btree ("user_id","created_at") WHERE "case_attachments"."case_id" is null;--> statement-breakpoint
CREATE INDEX "case_comments_newest" ON "case_comments" USING btree ("case_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_comments_idempotency" ON "case_comments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "case_events_case" ON "case_events" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "cases_customer" ON "cases" USING btree ("customer_number","kind","updated_at");--> statement-breakpoint
CREATE INDEX "cases_customer_opened" ON "cases" USING btree ("customer_number","kind","created_at","id") WHERE not "cases"."is_part";--> statement-breakpoint
CREATE INDEX "cases_contact_newest" ON "cases" USING btree ("contact_id","kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "cases_service_account" ON "cases" USING btree ("service_account_id");--> statement-breakpoint
CREATE INDEX "cases_parent" ON "cases" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "cases_premise" ON "cases" USING btree ("premise_number","kind","status");--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("customer_wrote_at","id") WHERE "cases"."kind" = 'message';--> statement-breakpoint
CREATE INDEX "cases_queue_mine" ON "cases" USING btree ("assigned_to","customer_wrote_at","id") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_queue_unassigned" ON "cases" USING btree ("customer_wrote_at","id") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled') and "cases"."assigned_to" is null;--> statement-breakpoint
CREATE INDEX "cases_queue_unanswered" ON "cases" USING btree ("customer_wrote_at","id","answer_due_at","premise_number") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled') and "cases"."answer_due_at" is not null;--> statement-breakpoint
CREATE INDEX "cases_queue_text" ON "cases" USING gin (("title" || ' ' || "description") gin_trgm_ops) WHERE "cases"."kind" = 'message';--> statement-breakpoint
CREATE INDEX "cases_queue_breaching" ON "cases" USING btree ("answer_due_at") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled') and "cases"."answer_due_at" is not null;--> statement-breakpoint
CREATE INDEX "cases_opened" ON "cases" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "cases_open_requests" ON "cases" USING btree ("premise_number") WHERE "cases"."kind" = 'request' and not "cases"."is_part" and "cases"."status" not in ('resolved', 'closed', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "cases_idempotency" ON "cases" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_notices_once" ON "comment_notices" USING btree ("comment_id","contact_id","channel");--> statement-breakpoint
CREATE INDEX "comment_notices_due" ON "comment_notices" USING btree ("due_at") WHERE "comment_notices"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_run_rows_account" ON "credit_run_rows" USING btree ("run_id","account_number");--> statement-breakpoint
CREATE INDEX "credit_run_rows_open" ON "credit_run_rows" USING btree ("run_id","position") WHERE "credit_run_rows"."status" = 'not_initiated';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_runs_idempotency" ON "credit_runs" USING btree ("started_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "credit_runs_newest" ON "credit_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "credit_runs_open" ON "credit_runs" USING btree ("started_at") WHERE "credit_runs"."status" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "credits_run_account" ON "credits" USING btree ("run_id","billing_account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "credits_idempotency" ON "credits" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "credits_created" ON "credits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credits_account_newest" ON "credits" USING btree ("billing_account_number","created_at");--> statement-breakpoint
CREATE INDEX "deposit_transactions_deposit" ON "deposit_transactions" USING btree ("deposit_id","posted_on");--> statement-breakpoint
CREATE INDEX "deposit_transactions_posted" ON "deposit_transactions" USING btree ("posted_on");--> statement-breakpoint
CREATE INDEX "deposits_account" ON "deposits" USING btree ("billing_account_number");--> statement-breakpoint
CREATE INDEX "deposits_status" ON "deposits" USING btree ("status","review_on");--> statement-breakpoint
CREATE INDEX "refunds_account_newest" ON "refunds" USING btree ("billing_account_number","requested_on","id");--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_on");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_idempotency" ON "refunds" USING btree ("requested_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "refunds_approved" ON "refunds" USING btree ("send_on") WHERE "refunds"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "device_actions_newest" ON "device_actions" USING btree ("device_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_actions_queued" ON "device_actions" USING btree ("device_id","action") WHERE "device_actions"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "devices_service_account" ON "devices" USING btree ("service_account_id");--> statement-breakpoint
CREATE INDEX "documents_folder" ON "documents" USING btree ("folder_code","updated_on");--> statement-breakpoint
CREATE INDEX "documents_deleted" ON "documents" USING btree ("deleted_at") WHERE "documents"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dunning_holds_open" ON "dunning_holds" USING btree ("billing_account_number") WHERE "dunning_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "dunning_holds_account" ON "dunning_holds" USING btree ("billing_account_number");--> statement-breakpoint
CREATE INDEX "dunning_notices_account" ON "dunning_notices" USING btree ("billing_account_number","sent_on");--> statement-breakpoint
CREATE UNIQUE INDEX "dunning_notices_run" ON "dunning_notices" USING btree ("run_id","billing_account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_run_rows_account" ON "notice_run_rows" USING btree ("run_id","account_number");--> statement-breakpoint
CREATE INDEX "notice_run_rows_ended" ON "notice_run_rows" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "notice_run_rows_open" ON "notice_run_rows" USING btree ("run_id","position") WHERE "notice_run_rows"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "notice_runs_idempotency" ON "notice_runs" USING btree ("started_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "notice_runs_newest" ON "notice_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "notice_runs_open" ON "notice_runs" USING btree ("started_at") WHERE "notice_runs"."status" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "callback_requests_one_open" ON "callback_requests" USING btree ("user_id") WHERE "callback_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "faq_feedback_slug" ON "faq_feedback" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "help_codes_digits" ON "help_codes" USING btree ("code_hash") WHERE "help_codes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "help_codes_one_open" ON "help_codes" USING btree ("user_id") WHERE "help_codes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "legacy_accounts_registered" ON "legacy_accounts" USING btree ("registered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "legacy_accounts_invitation" ON "legacy_accounts" USING btree ("invitation_hash");--> statement-breakpoint
CREATE INDEX "legacy_accounts_email" ON "legacy_accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "legacy_accounts_mobile" ON "legacy_accounts" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "legacy_accounts_fiber" ON "legacy_accounts" USING btree ("fiber_account_number");--> statement-breakpoint
CREATE INDEX "legacy_accounts_gas" ON "legacy_accounts" USING btree ("gas_account_number");--> statement-breakpoint
CREATE INDEX "registration_codes_account" ON "registration_codes" USING btree ("migration_account_parent_id");--> statement-breakpoint
CREATE INDEX "registration_proofs_account" ON "registration_proofs" USING btree ("migration_account_parent_id");--> statement-breakpoint
CREATE INDEX "labeled_messages_newest" ON "labeled_messages" USING btree ("label_id","customer_wrote_at","case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_labels_name" ON "message_labels" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "customer_notes_newest" ON "customer_notes" USING btree ("customer_number","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_notes_idempotency" ON "customer_notes" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "internal_notes_newest" ON "internal_notes" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "internal_notes_idempotency" ON "internal_notes" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "access_changes_waiting" ON "access_changes" USING btree ("kind","target","requested_by") WHERE "access_changes"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_waiting" ON "access_requests" USING btree ("user_id","customer_number") WHERE "access_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "access_requests_customer" ON "access_requests" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "invitations_customer" ON "invitations" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_customers_customer" ON "user_customers" USING btree ("customer_number");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_contact" ON "users" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "users_email_text" ON "users" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_idempotency" ON "plan_changes" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_open" ON "plan_changes" USING btree ("service_account_id","slot") WHERE "plan_changes"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "plan_changes_due" ON "plan_changes" USING btree ("status","effective_on");--> statement-breakpoint
CREATE INDEX "subscriptions_service_account" ON "subscriptions" USING btree ("service_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("service_account_id","product_code") WHERE "subscriptions"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "property_owners_customer" ON "property_owners" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "audit_records_customer" ON "audit_records" USING btree ("customer_number","at");--> statement-breakpoint
CREATE INDEX "audit_records_at" ON "audit_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_records_user" ON "audit_records" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_records_sign_ins" ON "audit_records" USING btree ("user_id","at","id") WHERE "audit_records"."action" in ('session.started', 'session.refused', 'session.refusedSecondStep');--> statement-breakpoint
CREATE INDEX "outbox_messages_created" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tv_channels_product" ON "tv_channels" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "emergency_addresses_line" ON "emergency_addresses" USING btree ("line_id","confirmed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_addresses_pending" ON "emergency_addresses" USING btree ("line_id") WHERE "emergency_addresses"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "voice_calls_newest" ON "voice_calls" USING btree ("line_id","started_at");--> statement-breakpoint
CREATE INDEX "voice_lines_service_account" ON "voice_lines" USING btree ("service_account_id");--> statement-breakpoint
CREATE INDEX "voicemails_newest" ON "voicemails" USING btree ("line_id","received_at");--> statement-breakpoint
-- Audit records can't be changed or deleted, not even by the portal itself.
CREATE FUNCTION audit_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit records are neither changed nor deleted' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_records_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_records" FOR EACH STATEMENT EXECUTE FUNCTION audit_is_final();
--> statement-breakpoint
-- The day since which a gas account is past due, computed as `pastDueSince` in shared/dunning.ts does: the balance is attributed to the newest bills first, and a bill with less than $10 left counts as paid. The answer doesn't depend on the day of the call.
CREATE FUNCTION open_since_of(account text, owed integer) RETURNS date LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF owed < 1000 THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT min(due_on) FROM (
    SELECT due_on, min(before) OVER (ORDER BY due_on DESC ROWS UNBOUNDED PRECEDING) AS least_left FROM (
      SELECT due_on, owed - coalesce(sum(charges)
        OVER (ORDER BY due_on DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM (SELECT due_on, charges FROM statements WHERE billing_account_number = account
        ORDER BY due_on DESC LIMIT 24) newest) left_before) open
    WHERE least_left >= 1000);
END
$$;
--> statement-breakpoint
CREATE FUNCTION balance_moves_open_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.open_since := open_since_of(NEW.number, NEW.balance);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER billing_accounts_open_since BEFORE INSERT OR UPDATE OF balance ON "billing_accounts" FOR EACH ROW WHEN (NEW.service_group = 'GAS') EXECUTE FUNCTION balance_moves_open_since();
--> statement-breakpoint
-- The accounts are locked before anything is read, so that a concurrent payment either waits and sees these bills, or is seen here.
CREATE FUNCTION statements_move_open_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM billing_accounts
  WHERE service_group = 'GAS' AND number IN (SELECT billing_account_number FROM changed)
  ORDER BY number FOR NO KEY UPDATE;
  UPDATE billing_accounts SET open_since = open_since_of(number, balance)
  WHERE service_group = 'GAS' AND number IN (SELECT billing_account_number FROM changed)
    AND open_since IS DISTINCT FROM open_since_of(number, balance);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER statements_added_open_since AFTER INSERT ON "statements" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION statements_move_open_since();
--> statement-breakpoint
CREATE TRIGGER statements_changed_open_since AFTER UPDATE ON "statements" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION statements_move_open_since();
--> statement-breakpoint
CREATE TRIGGER statements_removed_open_since AFTER DELETE ON "statements" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION statements_move_open_since();
--> statement-breakpoint
-- The demo data is loaded with session_replication_role = replica, which skips triggers that aren't set to ALWAYS.
ALTER TABLE "billing_accounts" ENABLE ALWAYS TRIGGER billing_accounts_open_since;
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ALWAYS TRIGGER statements_added_open_since;
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ALWAYS TRIGGER statements_changed_open_since;
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ALWAYS TRIGGER statements_removed_open_since;
--> statement-breakpoint
-- Gas may be turned off only ten days after a notice was sent, whichever code records it. The check is deferred to the end of the transaction, because the notice may be inserted after the disconnection.
CREATE FUNCTION disconnected_after_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.disconnected_on IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM dunning_notices
    WHERE billing_account_number = NEW.billing_account_number AND sent_on <= NEW.disconnected_on - 10
  ) THEN
    RAISE EXCEPTION 'gas account % was disconnected without a notice ten days before', NEW.billing_account_number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'disconnected_after_notice';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER disconnected_after_notice AFTER INSERT OR UPDATE OF disconnected_on ON "disconnections" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION disconnected_after_notice();
