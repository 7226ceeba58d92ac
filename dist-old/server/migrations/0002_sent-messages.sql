CREATE TABLE "sent_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_key" text NOT NULL,
	"recipient" text NOT NULL,
	"channel" text NOT NULL,
	"category" text NOT NULL,
	"customer_number" text,
	"contact_id" text,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"receipt_of" uuid
);
--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_receipt_of_payments_id_fk" FOREIGN KEY ("receipt_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sent_messages_once" ON "sent_messages" USING btree ("event_key","recipient","channel");--> statement-breakpoint
CREATE INDEX "sent_messages_customer" ON "sent_messages" USING btree ("customer_number","created_at","id");--> statement-breakpoint
CREATE INDEX "sent_messages_created" ON "sent_messages" USING btree ("created_at");