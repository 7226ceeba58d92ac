-- Stores audit records in a partition for each month, so that a month that has expired is dropped in one step. The table so far becomes the partition for months that have none of their own, and a job moves its rows.
ALTER TABLE "audit_records" RENAME TO "audit_records_other";
--> statement-breakpoint
ALTER TABLE "audit_records_other" DROP CONSTRAINT "audit_records_pkey";
--> statement-breakpoint
ALTER TABLE "audit_records_other" ADD CONSTRAINT "audit_records_other_pkey" PRIMARY KEY ("id", "at");
--> statement-breakpoint
ALTER INDEX "audit_records_customer" RENAME TO "audit_records_other_customer";
--> statement-breakpoint
ALTER INDEX "audit_records_at" RENAME TO "audit_records_other_at";
--> statement-breakpoint
ALTER INDEX "audit_records_user" RENAME TO "audit_records_other_user";
--> statement-breakpoint
ALTER INDEX "audit_records_sign_ins" RENAME TO "audit_records_other_sign_ins";
--> statement-breakpoint
CREATE TABLE "audit_records" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"customer_number" text,
	"address" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_records_id_at_pk" PRIMARY KEY ("id", "at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "audit_records_customer" ON "audit_records" USING btree ("customer_number","at");
--> statement-breakpoint
CREATE INDEX "audit_records_at" ON "audit_records" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_records_user" ON "audit_records" USING btree ("user_id","at");
--> statement-breakpoint
CREATE INDEX "audit_records_sign_ins" ON "audit_records" USING btree ("user_id","at","id") WHERE "audit_records"."action" in ('session.started', 'session.refused', 'session.refusedSecondStep');
--> statement-breakpoint
CREATE TRIGGER audit_records_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_records" FOR EACH STATEMENT EXECUTE FUNCTION audit_is_final();
--> statement-breakpoint
ALTER TABLE "audit_records" ATTACH PARTITION "audit_records_other" DEFAULT;
--> statement-breakpoint
-- Adds the partition of a month in UTC, with the month's records. Returns false if there is one. Disabling the trigger keeps others from adding records to the default partition until the end of the transaction.
CREATE FUNCTION add_audit_partition(month date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  partition text := 'audit_records_' || to_char(month, 'YYYY_MM');
  starts timestamptz := month::timestamp AT TIME ZONE 'UTC';
  ends timestamptz := (month + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  IF to_regclass(partition) IS NOT NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE audit_records INCLUDING ALL)', partition);
  ALTER TABLE audit_records_other DISABLE TRIGGER audit_records_are_final;
  EXECUTE format('WITH moved AS (DELETE FROM audit_records_other WHERE at >= $1 AND at < $2 RETURNING *) INSERT INTO %I SELECT * FROM moved', partition) USING starts, ends;
  ALTER TABLE audit_records_other ENABLE TRIGGER audit_records_are_final;
  EXECUTE format('ALTER TABLE audit_records ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', partition, starts, ends);
  EXECUTE format('CREATE TRIGGER audit_records_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION audit_is_final()', partition);
  RETURN true;
END
$$;
