CREATE TABLE "failing_schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"failing_since" timestamp with time zone NOT NULL,
	"failed_attempts" integer NOT NULL,
	"last_error" text NOT NULL
);
