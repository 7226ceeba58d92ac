ALTER TABLE "invitations" ADD COLUMN "email" text;--> statement-breakpoint
UPDATE "invitations" SET "email" = "contacts"."email" FROM "contacts" WHERE "contacts"."id" = "invitations"."contact_id";--> statement-breakpoint
DELETE FROM "invitations" WHERE "email" = '';--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "email" SET NOT NULL;
