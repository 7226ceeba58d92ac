ALTER TABLE "device_actions" ADD COLUMN "provisioned_mbps" integer;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "tested_down_mbps" integer;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "tested_up_mbps" integer;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "tested_at" timestamp with time zone;