CREATE TABLE "event_move_answers" (
	"formation_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"accepted" boolean,
	CONSTRAINT "event_move_answers_formation_id_participant_id_pk" PRIMARY KEY("formation_id","participant_id")
);
--> statement-breakpoint
ALTER TABLE "event_formations" ADD COLUMN "repairs_id" uuid;--> statement-breakpoint
ALTER TABLE "event_formations" ADD COLUMN "moved_share" real;--> statement-breakpoint
ALTER TABLE "event_formations" ADD COLUMN "stay_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_formations" ADD COLUMN "score_before" real;--> statement-breakpoint
ALTER TABLE "event_formations" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_formations" ADD COLUMN "apply_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_formations" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_teams" ADD COLUMN "from_id" uuid;--> statement-breakpoint
ALTER TABLE "event_participants" ADD COLUMN "checked_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "check_in_code" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "check_in_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "late_code" text;--> statement-breakpoint
ALTER TABLE "event_move_answers" ADD CONSTRAINT "event_move_answers_formation_id_event_formations_id_fk" FOREIGN KEY ("formation_id") REFERENCES "public"."event_formations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_move_answers" ADD CONSTRAINT "event_move_answers_participant_id_event_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."event_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_move_answers" ADD CONSTRAINT "event_move_answers_team_id_event_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."event_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_move_answers_participant_idx" ON "event_move_answers" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "event_move_answers_team_idx" ON "event_move_answers" USING btree ("team_id");--> statement-breakpoint
ALTER TABLE "event_formations" ADD CONSTRAINT "event_formations_repairs_id_event_formations_id_fk" FOREIGN KEY ("repairs_id") REFERENCES "public"."event_formations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teams" ADD CONSTRAINT "event_teams_from_id_event_teams_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."event_teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_formations_repairs_idx" ON "event_formations" USING btree ("repairs_id");--> statement-breakpoint
CREATE INDEX "event_teams_from_idx" ON "event_teams" USING btree ("from_id");