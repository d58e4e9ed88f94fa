CREATE TABLE "imported_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "contributions" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_records_key" ON "imported_records" USING btree ("key");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_contributions_check" CHECK ("memberships"."contributions" >= 0);