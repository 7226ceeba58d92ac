CREATE TABLE "crew_visits" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"crew_id" uuid NOT NULL,
	"visit_on" date NOT NULL,
	"visit_window" text NOT NULL,
	"seat" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"categories" text[] NOT NULL,
	"communities" text[] NOT NULL,
	"weekdays" integer[] NOT NULL,
	"windows" text[] NOT NULL,
	"visits_per_window" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "crews_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "appointment_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "crew_visits" ADD CONSTRAINT "crew_visits_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_visits" ADD CONSTRAINT "crew_visits_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crew_visits_seat" ON "crew_visits" USING btree ("crew_id","visit_on","visit_window","seat");