ALTER TABLE "events" ADD COLUMN "participant_ideas" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "archived_at" timestamp (3) with time zone;