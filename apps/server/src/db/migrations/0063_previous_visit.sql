ALTER TABLE "profiles" ADD COLUMN "visited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "previous_visit_at" timestamp (3) with time zone;