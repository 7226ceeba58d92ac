ALTER TABLE "voice_lines" ADD COLUMN "greeting_id" uuid;--> statement-breakpoint
ALTER TABLE "voice_lines" ADD COLUMN "greeting_type" text;--> statement-breakpoint
ALTER TABLE "voice_lines" ADD COLUMN "greeting_set_at" timestamp with time zone;