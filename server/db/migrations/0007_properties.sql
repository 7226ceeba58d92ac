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
ALTER TABLE "communities" ADD COLUMN "association_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "association_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "association_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "premises" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "premises" ADD COLUMN "lot" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "premises" ADD COLUMN "stage" text DEFAULT 'occupied' NOT NULL;--> statement-breakpoint
ALTER TABLE "premises" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "premises" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "premise_services" ADD CONSTRAINT "premise_services_premise_number_premises_number_fk" FOREIGN KEY ("premise_number") REFERENCES "public"."premises"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_owners" ADD CONSTRAINT "property_owners_premise_number_premises_number_fk" FOREIGN KEY ("premise_number") REFERENCES "public"."premises"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_owners" ADD CONSTRAINT "property_owners_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_owners_customer" ON "property_owners" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "premises_address" ON "premises" USING gin (replace(lower("street_address" || ' ' || "unit" || ' ' || "city" || ' ' || "state" || ' ' || "zip"), '  ', ' ') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "premises_address_start" ON "premises" USING btree (replace(lower("street_address" || ' ' || "unit" || ' ' || "city" || ' ' || "state" || ' ' || "zip"), '  ', ' ') text_pattern_ops);