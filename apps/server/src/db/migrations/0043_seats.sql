CREATE TABLE "seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"skills" text[] NOT NULL,
	"level" text DEFAULT 'any' NOT NULL,
	"hours_per_week" smallint,
	"member_id" uuid,
	CONSTRAINT "seats_name_check" CHECK (char_length("seats"."name") between 1 and 40),
	CONSTRAINT "seats_skills_check" CHECK (cardinality("seats"."skills") <= 12),
	CONSTRAINT "seats_level_check" CHECK ("seats"."level" in ('any', 'learning', 'solid')),
	CONSTRAINT "seats_hours_check" CHECK ("seats"."hours_per_week" between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "seat_id" uuid;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_member_fk" FOREIGN KEY ("project_id","member_id") REFERENCES "public"."memberships"("project_id","user_id") ON DELETE set null ("member_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seats_member_key" ON "seats" USING btree ("project_id","member_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_seat_idx" ON "requests" USING btree ("seat_id");