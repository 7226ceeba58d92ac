DROP INDEX "contacts_text";--> statement-breakpoint
DROP INDEX "customers_name";--> statement-breakpoint
DROP INDEX "premises_address";--> statement-breakpoint
DROP INDEX "premises_address_start";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "person_text" text GENERATED ALWAYS AS (translate(lower("contacts"."first_name" || ' ' || "contacts"."last_name" || ' ' || "contacts"."email" || ' ' || "contacts"."phone"), 'áàâäãåéèêëíìîïóòôöõúùûüñç''’', 'aaaaaaeeeeiiiiooooouuuunc')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (translate(lower("customers"."name"), 'áàâäãåéèêëíìîïóòôöõúùûüñç''’', 'aaaaaaeeeeiiiiooooouuuunc')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "premises" ADD COLUMN "address_text" text GENERATED ALWAYS AS (replace(lower("premises"."street_address" || ' ' || "premises"."unit" || ' ' || "premises"."city" || ' ' || "premises"."state" || ' ' || "premises"."zip"), '  ', ' ')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "contacts_text" ON "contacts" USING gin ("person_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING gin ("plain_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "premises_address" ON "premises" USING gin ("address_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "premises_address_start" ON "premises" USING btree ("address_text" text_pattern_ops);