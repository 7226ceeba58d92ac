DROP INDEX "refunds_account";--> statement-breakpoint
CREATE INDEX "cases_customer_opened" ON "cases" USING btree ("customer_number","kind","created_at","id") WHERE not "cases"."is_part";--> statement-breakpoint
CREATE INDEX "refunds_account_newest" ON "refunds" USING btree ("billing_account_number","requested_on","id");--> statement-breakpoint
CREATE INDEX "audit_records_sign_ins" ON "audit_records" USING btree ("user_id","at","id") WHERE "audit_records"."action" in ('session.started', 'session.refused', 'session.refusedSecondStep');