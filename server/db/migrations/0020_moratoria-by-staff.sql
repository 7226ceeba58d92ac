ALTER TABLE "moratoria" ALTER COLUMN "community_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moratoria" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "moratoria" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moratoria" ADD CONSTRAINT "moratoria_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;