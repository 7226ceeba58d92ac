ALTER TABLE "premises" ADD COLUMN "owner_number" text;--> statement-breakpoint
UPDATE "premises" SET "owner_number" = "property_owners"."customer_number" FROM "property_owners" WHERE "property_owners"."premise_number" = "premises"."number";--> statement-breakpoint
DROP TABLE "property_owners" CASCADE;--> statement-breakpoint
ALTER TABLE "premises" ADD COLUMN "property_text" text GENERATED ALWAYS AS (replace(lower("premises"."street_address" || ' ' || "premises"."unit" || ' ' || "premises"."city" || ' ' || "premises"."state" || ' ' || "premises"."zip"), '  ', ' ') || E'\n' || lower("premises"."lot") || E'\n' || lower("premises"."number")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "premises" ADD CONSTRAINT "premises_owner_number_customers_number_fk" FOREIGN KEY ("owner_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "premises_owner_address" ON "premises" USING btree ("owner_number","street_name","street_number","unit_name","unit_number","number") WHERE "premises"."owner_number" is not null;--> statement-breakpoint
CREATE INDEX "premises_owner_stage" ON "premises" USING btree ("owner_number","community_id","stage") WHERE "premises"."owner_number" is not null;--> statement-breakpoint
CREATE INDEX "premises_owner_text" ON "premises" USING gin ("property_text" gin_trgm_ops) WHERE "premises"."owner_number" is not null;
