ALTER TABLE "event_changes" ADD COLUMN "had_team" boolean;--> statement-breakpoint
ALTER TABLE "event_teams" ADD COLUMN "published_size" smallint;