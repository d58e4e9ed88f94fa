DROP INDEX "repositories_checked_idx";--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
CREATE INDEX "repositories_requested_idx" ON "repositories" USING btree ("requested_at");