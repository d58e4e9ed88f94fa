CREATE TABLE "event_pulses" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"period" date NOT NULL,
	"colour" text NOT NULL,
	"word" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_pulses_event_id_user_id_period_pk" PRIMARY KEY("event_id","user_id","period"),
	CONSTRAINT "event_pulses_colour_check" CHECK ("event_pulses"."colour" in ('green', 'yellow', 'red'))
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "pulse_frequency" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_pulses" ADD CONSTRAINT "event_pulses_participant_fk" FOREIGN KEY ("event_id","user_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_pulse_frequency_check" CHECK ("events"."pulse_frequency" in ('off', 'weekly', 'daily'));