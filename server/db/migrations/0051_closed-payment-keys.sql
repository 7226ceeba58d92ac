CREATE TABLE "closed_payment_keys" (
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_payment_keys_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "closed_payment_keys_age" ON "closed_payment_keys" USING btree ("closed_at");