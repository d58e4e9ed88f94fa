CREATE TABLE "event_apart" (
	"event_id" uuid NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	CONSTRAINT "event_apart_one_id_other_id_pk" PRIMARY KEY("one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "event_formations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"seed" integer NOT NULL,
	"seconds" smallint NOT NULL,
	"based_on_id" uuid,
	"rules" jsonb NOT NULL,
	"score" real,
	"bound" real,
	"fault" text,
	"clash" text[],
	"measures" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"stop_wanted" boolean DEFAULT false NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "event_formations_status_check" CHECK ("event_formations"."status" in ('queued', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "event_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"formation_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"organiser_id" uuid NOT NULL,
	"moves" jsonb NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_team_members" (
	"formation_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_team_members_formation_id_participant_id_pk" PRIMARY KEY("formation_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "event_teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"formation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"idea_id" uuid
);
--> statement-breakpoint
ALTER TABLE "event_apart" ADD CONSTRAINT "event_apart_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_apart" ADD CONSTRAINT "event_apart_one_id_event_participants_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."event_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_apart" ADD CONSTRAINT "event_apart_other_id_event_participants_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."event_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_formations" ADD CONSTRAINT "event_formations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_formations" ADD CONSTRAINT "event_formations_based_on_id_event_formations_id_fk" FOREIGN KEY ("based_on_id") REFERENCES "public"."event_formations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_moves" ADD CONSTRAINT "event_moves_formation_id_event_formations_id_fk" FOREIGN KEY ("formation_id") REFERENCES "public"."event_formations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_team_members" ADD CONSTRAINT "event_team_members_formation_id_event_formations_id_fk" FOREIGN KEY ("formation_id") REFERENCES "public"."event_formations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_team_members" ADD CONSTRAINT "event_team_members_participant_id_event_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."event_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_team_members" ADD CONSTRAINT "event_team_members_team_id_event_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."event_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teams" ADD CONSTRAINT "event_teams_formation_id_event_formations_id_fk" FOREIGN KEY ("formation_id") REFERENCES "public"."event_formations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teams" ADD CONSTRAINT "event_teams_idea_id_event_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."event_ideas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_apart_event_idx" ON "event_apart" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_apart_other_idx" ON "event_apart" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_formations_version_key" ON "event_formations" USING btree ("event_id","version");--> statement-breakpoint
CREATE INDEX "event_formations_based_on_idx" ON "event_formations" USING btree ("based_on_id");--> statement-breakpoint
CREATE INDEX "event_moves_formation_idx" ON "event_moves" USING btree ("formation_id","organiser_id","revision");--> statement-breakpoint
CREATE INDEX "event_team_members_team_idx" ON "event_team_members" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "event_team_members_participant_idx" ON "event_team_members" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "event_teams_formation_idx" ON "event_teams" USING btree ("formation_id","position");--> statement-breakpoint
CREATE INDEX "event_teams_idea_idx" ON "event_teams" USING btree ("idea_id");--> statement-breakpoint
CREATE TRIGGER "event_moves_organiser_id_not_deleted" BEFORE INSERT OR UPDATE OF "organiser_id" ON "event_moves" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('organiser_id');
