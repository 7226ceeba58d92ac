CREATE TABLE "customer_lookers" (
	"customer_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_lookers_customer_number_user_id_pk" PRIMARY KEY("customer_number","user_id")
);
--> statement-breakpoint
ALTER TABLE "customer_lookers" ADD CONSTRAINT "customer_lookers_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_lookers" ADD CONSTRAINT "customer_lookers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;