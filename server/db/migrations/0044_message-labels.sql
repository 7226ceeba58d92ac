CREATE TABLE "labeled_messages" (
	"case_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "labeled_messages_case_id_label_id_pk" PRIMARY KEY("case_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "message_labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "labeled_messages" ADD CONSTRAINT "labeled_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labeled_messages" ADD CONSTRAINT "labeled_messages_label_id_message_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."message_labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "labeled_messages_newest" ON "labeled_messages" USING btree ("label_id","asked_at","case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_labels_name" ON "message_labels" USING btree (lower("name"));