CREATE TABLE "event_friends" (
	"participant_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	CONSTRAINT "event_friends_participant_id_friend_id_pk" PRIMARY KEY("participant_id","friend_id")
);
--> statement-breakpoint
CREATE TABLE "event_ideas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"proposed_by" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"needs" jsonb NOT NULL,
	"skills" text[] NOT NULL,
	"max_teams" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_invitees" (
	"event_id" uuid NOT NULL,
	"email" text NOT NULL,
	"roles" jsonb NOT NULL,
	"experience" smallint,
	"languages" text[] NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "event_invitees_event_id_email_pk" PRIMARY KEY("event_id","email")
);
--> statement-breakpoint
CREATE TABLE "event_organisers" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_organisers_event_id_user_id_pk" PRIMARY KEY("event_id","user_id"),
	CONSTRAINT "event_organisers_role_check" CHECK ("event_organisers"."role" in ('owner', 'co_organiser'))
);
--> statement-breakpoint
CREATE TABLE "event_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"roles" jsonb NOT NULL,
	"experience" smallint NOT NULL,
	"languages" text[] NOT NULL,
	"answers" jsonb NOT NULL,
	"wishes" uuid[] NOT NULL,
	"friend_code" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_participants_status_check" CHECK ("event_participants"."status" in ('registered', 'confirmed', 'placed', 'waitlisted', 'withdrawn', 'absent')),
	CONSTRAINT "event_participants_experience_check" CHECK ("event_participants"."experience" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "event_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"options" text[] NOT NULL,
	"visibility" text NOT NULL,
	"required" boolean NOT NULL,
	CONSTRAINT "event_questions_kind_check" CHECK ("event_questions"."kind" in ('choice', 'scale', 'text')),
	CONSTRAINT "event_questions_visibility_check" CHECK ("event_questions"."visibility" in ('shown_to_teams', 'organisers_only', 'used_in_rule'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"place" text NOT NULL,
	"online" boolean NOT NULL,
	"capacity" integer NOT NULL,
	"join_policy" text NOT NULL,
	"email_domains" text[] NOT NULL,
	"join_code" text,
	"team_min" smallint NOT NULL,
	"team_preferred" smallint NOT NULL,
	"team_max" smallint NOT NULL,
	"roles" text[] NOT NULL,
	"preset" text NOT NULL,
	"rules" jsonb NOT NULL,
	"rules_version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"confirmation_asked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_status_check" CHECK ("events"."status" in ('draft', 'open', 'forming', 'published', 'running', 'finished', 'cancelled')),
	CONSTRAINT "events_capacity_check" CHECK ("events"."capacity" between 2 and 10000),
	CONSTRAINT "events_dates_check" CHECK ("events"."ends_at" > "events"."starts_at" and "events"."deadline" <= "events"."ends_at"),
	CONSTRAINT "events_team_size_check" CHECK (1 <= "events"."team_min" and "events"."team_min" <= "events"."team_preferred"
        and "events"."team_preferred" <= "events"."team_max" and "events"."team_max" <= 20)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "event_friends" ADD CONSTRAINT "event_friends_participant_id_event_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."event_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_friends" ADD CONSTRAINT "event_friends_friend_id_event_participants_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."event_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ideas" ADD CONSTRAINT "event_ideas_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ideas" ADD CONSTRAINT "event_ideas_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitees" ADD CONSTRAINT "event_invitees_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organisers" ADD CONSTRAINT "event_organisers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_friends_friend_idx" ON "event_friends" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "event_ideas_event_idx" ON "event_ideas" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "event_ideas_user_idx" ON "event_ideas" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "event_invitees_email_idx" ON "event_invitees" USING btree ("email");--> statement-breakpoint
CREATE INDEX "event_organisers_user_idx" ON "event_organisers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_organisers_owner_key" ON "event_organisers" USING btree ("event_id") WHERE "event_organisers"."role" = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "event_participants_user_key" ON "event_participants" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_participants_friend_code_key" ON "event_participants" USING btree ("friend_code");--> statement-breakpoint
CREATE INDEX "event_participants_order_idx" ON "event_participants" USING btree ("event_id","status","registered_at","id");--> statement-breakpoint
CREATE INDEX "event_participants_of_user_idx" ON "event_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_questions_event_idx" ON "event_questions" USING btree ("event_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "events_slug_key" ON "events" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "events_starts_idx" ON "events" USING btree ("status","starts_at","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_event_idx" ON "notifications" USING btree ("event_id") WHERE "notifications"."event_id" is not null;--> statement-breakpoint
CREATE TRIGGER "event_organisers_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "event_organisers" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "event_participants_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "event_participants" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "event_ideas_proposed_by_not_deleted" BEFORE INSERT OR UPDATE OF "proposed_by" ON "event_ideas" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('proposed_by');
