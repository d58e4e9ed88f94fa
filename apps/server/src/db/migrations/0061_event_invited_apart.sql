CREATE TABLE "event_invited_apart" (
	"event_id" uuid NOT NULL,
	"one_email" text NOT NULL,
	"other_email" text NOT NULL,
	CONSTRAINT "event_invited_apart_event_id_one_email_other_email_pk" PRIMARY KEY("event_id","one_email","other_email"),
	CONSTRAINT "event_invited_apart_different_check" CHECK ("event_invited_apart"."one_email" <> "event_invited_apart"."other_email")
);
--> statement-breakpoint
ALTER TABLE "event_invited_apart" ADD CONSTRAINT "event_invited_apart_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;