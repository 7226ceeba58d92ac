ALTER TABLE "roles" ADD COLUMN "is_for_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "roles" SET "is_for_staff" = true WHERE "id" IN (SELECT "role_id" FROM "users" WHERE "user_type" = 'CENTRIC');
