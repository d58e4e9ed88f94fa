CREATE TABLE "event_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"reply" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_changes" ADD CONSTRAINT "event_changes_participant_fk" FOREIGN KEY ("event_id","user_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_changes_open_key" ON "event_changes" USING btree ("event_id","user_id") WHERE "event_changes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "event_changes_participant_idx" ON "event_changes" USING btree ("event_id","user_id","asked_at");