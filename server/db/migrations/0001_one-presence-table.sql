CREATE TABLE "presence" (
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_subject_subject_id_user_id_pk" PRIMARY KEY("subject","subject_id","user_id")
);
--> statement-breakpoint
DROP TABLE "case_lookers" CASCADE;--> statement-breakpoint
DROP TABLE "customer_lookers" CASCADE;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;