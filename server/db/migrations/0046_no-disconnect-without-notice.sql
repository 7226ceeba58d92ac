-- Nobody is without gas who was not told ten days before, whoever writes it down. Looked at when the transaction ends: the notice may be written after the work.
CREATE FUNCTION disconnected_after_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.disconnected_on IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM dunning_notices
    WHERE billing_account_number = NEW.billing_account_number AND sent_on <= NEW.disconnected_on - 10
  ) THEN
    RAISE EXCEPTION 'gas account % was disconnected without a notice ten days before', NEW.billing_account_number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'disconnected_after_notice';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER disconnected_after_notice AFTER INSERT OR UPDATE OF disconnected_on ON "disconnections" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION disconnected_after_notice();
