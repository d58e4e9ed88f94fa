ALTER TABLE "event_formations" ALTER COLUMN "score_before" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "event_formations" ALTER COLUMN "score" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "event_formations" ALTER COLUMN "bound" SET DATA TYPE double precision;