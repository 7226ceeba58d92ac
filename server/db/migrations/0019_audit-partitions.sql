-- Stores audit records in a partition for each month, so that a month that has expired is dropped in one step. The table so far becomes the partition of all months up to the current one, so no record moves.
ALTER TABLE "audit_records" RENAME TO "audit_records_before";
--> statement-breakpoint
ALTER TABLE "audit_records_before" DROP CONSTRAINT "audit_records_pkey";
--> statement-breakpoint
ALTER TABLE "audit_records_before" ADD CONSTRAINT "audit_records_before_pkey" PRIMARY KEY ("id", "at");
--> statement-breakpoint
ALTER INDEX "audit_records_customer" RENAME TO "audit_records_before_customer";
--> statement-breakpoint
ALTER INDEX "audit_records_at" RENAME TO "audit_records_before_at";
--> statement-breakpoint
ALTER INDEX "audit_records_user" RENAME TO "audit_records_before_user";
--> statement-breakpoint
ALTER INDEX "audit_records_sign_ins" RENAME TO "audit_records_before_sign_ins";
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
-- The rights on the table so far.
DO $$
DECLARE
  held record;
BEGIN
  FOR held IN SELECT grantee, privilege_type FROM information_schema.role_table_grants WHERE table_schema = current_schema() AND table_name = 'audit_records_before' AND grantee <> current_user LOOP
    EXECUTE format('GRANT %s ON audit_records TO %s', held.privilege_type, CASE held.grantee WHEN 'PUBLIC' THEN 'PUBLIC' ELSE quote_ident(held.grantee) END);
  END LOOP;
END
$$;
--> statement-breakpoint
-- With the constraint, attaching the partition does not read it again.
DO $$
DECLARE
  newest timestamptz := greatest(now(), (SELECT max(at) FROM audit_records_before));
  ends timestamptz := (date_trunc('month', newest AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  EXECUTE format('ALTER TABLE audit_records_before ADD CONSTRAINT audit_records_before_month CHECK (at < %L)', ends);
  EXECUTE format('ALTER TABLE audit_records ATTACH PARTITION audit_records_before FOR VALUES FROM (MINVALUE) TO (%L)', ends);
  ALTER TABLE audit_records_before DROP CONSTRAINT audit_records_before_month;
END
$$;
--> statement-breakpoint
-- Takes the records of months without a partition of their own, so that no action fails because one is missing.
CREATE TABLE "audit_records_other" PARTITION OF "audit_records" DEFAULT;
--> statement-breakpoint
CREATE TRIGGER audit_records_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_records_other" FOR EACH STATEMENT EXECUTE FUNCTION audit_is_final();
--> statement-breakpoint
-- The partitions with a bound, and where each ends.
CREATE FUNCTION list_audit_partitions() RETURNS TABLE (name text, ends timestamptz, is_before boolean) LANGUAGE sql STABLE SET search_path = public, pg_temp SET datestyle = 'ISO' AS $$
  SELECT relname::text, substring(bound FROM 'TO \(''(.+)''\)')::timestamptz, bound LIKE '%MINVALUE%'
  FROM pg_inherits
  JOIN pg_class ON pg_class.oid = inhrelid
  CROSS JOIN LATERAL pg_get_expr(relpartbound, pg_class.oid) bound
  WHERE inhparent = 'audit_records'::regclass AND bound <> 'DEFAULT'
$$;
--> statement-breakpoint
-- Adds the partition of a month in UTC, unless its records have one. Records of that month that were added earlier move to it. Runs with the rights of the table's owner, so that servers may use another role.
CREATE FUNCTION add_audit_partition(month date) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  partition text := 'audit_records_' || to_char(month, 'YYYY_MM');
  starts timestamptz := month::timestamp AT TIME ZONE 'UTC';
  ends timestamptz := (month + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('add_audit_partition'));
  IF EXISTS (SELECT FROM list_audit_partitions() known WHERE known.name = partition OR known.ends > starts AND known.is_before) THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE audit_records INCLUDING ALL)', partition);
  ALTER TABLE audit_records_other DISABLE TRIGGER audit_records_are_final;
  EXECUTE format('WITH moved AS (DELETE FROM audit_records_other WHERE at >= $1 AND at < $2 RETURNING id, at, user_id, action, customer_number, address, details) INSERT INTO %I (id, at, user_id, action, customer_number, address, details) SELECT * FROM moved', partition) USING starts, ends;
  ALTER TABLE audit_records_other ENABLE TRIGGER audit_records_are_final;
  EXECUTE format('ALTER TABLE audit_records ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', partition, starts, ends);
  EXECUTE format('CREATE TRIGGER audit_records_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION audit_is_final()', partition);
  RETURN true;
END
$$;
--> statement-breakpoint
-- Drops the oldest partition if all of it is older than the moment, which is at least 90 days ago. Returns where it ended and how many records it had, or nothing.
CREATE FUNCTION drop_oldest_audit_partition(moment timestamptz) RETURNS TABLE (ended timestamptz, count bigint) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  oldest record;
BEGIN
  SELECT known.name, known.ends INTO oldest FROM list_audit_partitions() known ORDER BY known.ends LIMIT 1;
  IF oldest.ends IS NULL OR oldest.ends > least(moment, now() - interval '90 days') THEN
    RETURN;
  END IF;
  ended := oldest.ends;
  EXECUTE format('SELECT count(*) FROM %I', oldest.name) INTO count;
  EXECUTE format('DROP TABLE %I', oldest.name);
  RETURN NEXT;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION add_audit_partition(date), drop_oldest_audit_partition(timestamptz) FROM PUBLIC;
