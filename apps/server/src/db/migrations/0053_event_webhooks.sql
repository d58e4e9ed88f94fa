CREATE TABLE "event_webhooks" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"sealed_url" text NOT NULL,
	"host" text NOT NULL,
	"kinds" text[] NOT NULL,
	"waiting" text[] DEFAULT '{}' NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD CONSTRAINT "event_webhooks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;