CREATE INDEX "user_customers_customer" ON "user_customers" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "users_email_text" ON "users" USING gin (lower("email") gin_trgm_ops);