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
ALTER TABLE "help_codes" ADD CONSTRAINT "help_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_codes" ADD CONSTRAINT "help_codes_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "help_codes_digits" ON "help_codes" USING btree ("code_hash") WHERE "help_codes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "help_codes_one_open" ON "help_codes" USING btree ("user_id") WHERE "help_codes"."ended_at" is null;