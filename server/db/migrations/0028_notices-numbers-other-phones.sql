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
ALTER TABLE "user_preferences" ADD COLUMN "number_format" text DEFAULT 'comma_point' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_comment_id_case_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."case_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_notices_once" ON "comment_notices" USING btree ("comment_id","contact_id","channel");--> statement-breakpoint
CREATE INDEX "comment_notices_due" ON "comment_notices" USING btree ("due_at") WHERE "comment_notices"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "contact_phones_number" ON "contact_phones" USING gin ("number" gin_trgm_ops);