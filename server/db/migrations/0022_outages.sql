CREATE TABLE "outage_premises" (
	"outage_id" uuid NOT NULL,
	"premise_number" text NOT NULL,
	CONSTRAINT "outage_premises_outage_id_premise_number_pk" PRIMARY KEY("outage_id","premise_number")
);
--> statement-breakpoint
CREATE TABLE "outage_updates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"outage_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"expected_end_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"idempotency_key" text,
	"request_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_types" text[] NOT NULL,
	"community_id" text NOT NULL,
	"area_name" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expected_end_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "outage_id" uuid;--> statement-breakpoint
ALTER TABLE "outage_premises" ADD CONSTRAINT "outage_premises_outage_id_outages_id_fk" FOREIGN KEY ("outage_id") REFERENCES "public"."outages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outage_premises" ADD CONSTRAINT "outage_premises_premise_number_premises_number_fk" FOREIGN KEY ("premise_number") REFERENCES "public"."premises"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outage_updates" ADD CONSTRAINT "outage_updates_outage_id_outages_id_fk" FOREIGN KEY ("outage_id") REFERENCES "public"."outages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outage_updates" ADD CONSTRAINT "outage_updates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outages" ADD CONSTRAINT "outages_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outage_premises_premise" ON "outage_premises" USING btree ("premise_number");--> statement-breakpoint
CREATE INDEX "outage_updates_outage" ON "outage_updates" USING btree ("outage_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outage_updates_idempotency" ON "outage_updates" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "outages_open" ON "outages" USING btree ("started_at") WHERE "outages"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "outages_newest" ON "outages" USING btree ("started_at","id");--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_outage_id_outages_id_fk" FOREIGN KEY ("outage_id") REFERENCES "public"."outages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_outage" ON "cases" USING btree ("outage_id") WHERE "cases"."outage_id" is not null;