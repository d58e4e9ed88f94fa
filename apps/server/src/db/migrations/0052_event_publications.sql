CREATE TABLE "event_publications" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"formation_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_teams" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "event_publications" ADD CONSTRAINT "event_publications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_publications" ADD CONSTRAINT "event_publications_formation_id_event_formations_id_fk" FOREIGN KEY ("formation_id") REFERENCES "public"."event_formations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_publications_formation_idx" ON "event_publications" USING btree ("formation_id");--> statement-breakpoint
ALTER TABLE "event_teams" ADD CONSTRAINT "event_teams_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_teams_project_idx" ON "event_teams" USING btree ("project_id");