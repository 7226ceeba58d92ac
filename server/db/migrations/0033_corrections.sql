ALTER TABLE "contacts" ADD COLUMN "delivered" jsonb;--> statement-breakpoint
ALTER TABLE "replaced_statements" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "corrected_at" timestamp with time zone;