CREATE TABLE "server_errors" (
	"hour" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"count" integer NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "server_errors_hour_call_pk" PRIMARY KEY("hour","call")
);
