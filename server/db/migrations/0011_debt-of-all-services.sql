-- Only gas accounts had a stored start of their debt. Of all others only the last bill counted, which hid an older unpaid one as soon as the next was issued.
CREATE OR REPLACE TRIGGER billing_accounts_open_since BEFORE INSERT OR UPDATE OF balance ON "billing_accounts" FOR EACH ROW EXECUTE FUNCTION balance_moves_open_since();
--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ALWAYS TRIGGER billing_accounts_open_since;
--> statement-breakpoint
-- The accounts are locked before anything is read, so that a concurrent payment either waits and sees these bills, or is seen here.
CREATE OR REPLACE FUNCTION statements_move_open_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM billing_accounts
  WHERE number IN (SELECT billing_account_number FROM changed)
  ORDER BY number FOR NO KEY UPDATE;
  UPDATE billing_accounts SET open_since = open_since_of(number, balance)
  WHERE number IN (SELECT billing_account_number FROM changed)
    AND open_since IS DISTINCT FROM open_since_of(number, balance);
  RETURN NULL;
END
$$;
--> statement-breakpoint
UPDATE "billing_accounts" SET "open_since" = open_since_of("number", "balance")
WHERE "service_group" <> 'GAS' AND "balance" >= 1000 AND "open_since" IS DISTINCT FROM open_since_of("number", "balance");
