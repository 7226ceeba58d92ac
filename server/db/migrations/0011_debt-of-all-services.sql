-- Only gas accounts had a stored start of their debt. Of all others only the last bill counted, which hid an older unpaid one as soon as the next was issued.
CREATE OR REPLACE TRIGGER billing_accounts_open_since BEFORE INSERT OR UPDATE OF balance ON "billing_accounts" FOR EACH ROW EXECUTE FUNCTION balance_moves_open_since();
--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ALWAYS TRIGGER billing_accounts_open_since;
--> statement-breakpoint
-- The accounts are locked before anything is read, so that a concurrent payment either waits and sees these bills, or is seen here.
CREATE FUNCTION move_open_since(numbers text[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM 1 FROM billing_accounts WHERE number = ANY (numbers) ORDER BY number FOR NO KEY UPDATE;
  UPDATE billing_accounts SET open_since = open_since_of(number, balance)
  WHERE number = ANY (numbers) AND open_since IS DISTINCT FROM open_since_of(number, balance);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION statements_move_open_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM move_open_since(ARRAY(SELECT DISTINCT billing_account_number FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The job that notifies of new bills updates each of them, which must not lock its account.
CREATE FUNCTION corrected_statements_move_open_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM move_open_since(ARRAY(
    SELECT DISTINCT changed.billing_account_number FROM changed JOIN previous ON previous.id = changed.id
    WHERE changed.charges <> previous.charges OR changed.due_on <> previous.due_on
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER statements_changed_open_since ON "statements";
--> statement-breakpoint
CREATE TRIGGER statements_changed_open_since AFTER UPDATE ON "statements" REFERENCING OLD TABLE AS previous NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION corrected_statements_move_open_since();
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ALWAYS TRIGGER statements_changed_open_since;
--> statement-breakpoint
UPDATE "billing_accounts" SET "open_since" = open_since_of("number", "balance")
WHERE "service_group" <> 'GAS' AND "balance" >= 1000 AND "open_since" IS DISTINCT FROM open_since_of("number", "balance");
