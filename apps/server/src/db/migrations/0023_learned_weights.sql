CREATE TABLE "match_weights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipped" text NOT NULL,
	"policy" text NOT NULL,
	"verdict" text NOT NULL,
	"weights" jsonb,
	"pages" integer NOT NULL,
	"held_back" integer NOT NULL,
	"before" real NOT NULL,
	"after" real NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shown_matches" ADD COLUMN "values" real[];--> statement-breakpoint
CREATE INDEX "match_weights_created_idx" ON "match_weights" USING btree ("created_at");