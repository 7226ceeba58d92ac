DROP INDEX "billing_accounts_owing_gas";
--> statement-breakpoint
DROP INDEX "service_accounts_billing";
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "open_since" date;
--> statement-breakpoint
-- Since when a gas account owes, as `pastDueSince` in shared/dunning.ts says it: what is open belongs to the newest bills, and less than $10 is nothing. Any day has the same answer, once it has come.
CREATE FUNCTION open_since_of(account text, owed integer) RETURNS date LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF owed < 1000 THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT min(due_on) FROM (
    SELECT due_on, min(before) OVER (ORDER BY due_on DESC ROWS UNBOUNDED PRECEDING) AS least_left FROM (
      SELECT due_on, owed - coalesce(sum(charges)
        OVER (ORDER BY due_on DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM (SELECT due_on, charges FROM statements WHERE billing_account_number = account
        ORDER BY due_on DESC LIMIT 24) newest) left_before) open
    WHERE least_left >= 1000);
END
$$;
--> statement-breakpoint
CREATE FUNCTION balance_moves_open_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.open_since := open_since_of(NEW.number, NEW.balance);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER billing_accounts_open_since BEFORE INSERT OR UPDATE OF balance ON "billing_accounts" FOR EACH ROW WHEN (NEW.service_group = 'GAS') EXECUTE FUNCTION balance_moves_open_since();
--> statement-breakpoint
-- The accounts are held before anything is read: a payment that comes meanwhile waits, and then sees these bills, or is seen here.
CREATE FUNCTION statements_move_open_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM billing_accounts
  WHERE service_group = 'GAS' AND number IN (SELECT billing_account_number FROM changed)
  ORDER BY number FOR NO KEY UPDATE;
  UPDATE billing_accounts SET open_since = open_since_of(number, balance)
  WHERE service_group = 'GAS' AND number IN (SELECT billing_account_number FROM changed)
    AND open_since IS DISTINCT FROM open_since_of(number, balance);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER statements_added_open_since AFTER INSERT ON "statements" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION statements_move_open_since();
--> statement-breakpoint
CREATE TRIGGER statements_changed_open_since AFTER UPDATE ON "statements" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION statements_move_open_since();
--> statement-breakpoint
CREATE TRIGGER statements_removed_open_since AFTER DELETE ON "statements" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION statements_move_open_since();
--> statement-breakpoint
UPDATE "billing_accounts" SET "open_since" = open_since_of("number", "balance") WHERE "service_group" = 'GAS' AND "balance" >= 1000;
--> statement-breakpoint
CREATE INDEX "billing_accounts_open_gas" ON "billing_accounts" USING btree ("open_since","number","customer_number") WHERE "billing_accounts"."service_group" = 'GAS' and "billing_accounts"."status" = 'active' and "billing_accounts"."open_since" is not null;
--> statement-breakpoint
CREATE INDEX "customers_provider" ON "customers" USING btree ("number") WHERE "customers"."kind" = 'provider';
--> statement-breakpoint
CREATE INDEX "service_accounts_billing" ON "service_accounts" USING btree ("billing_account_number","started_on","id","premise_number");