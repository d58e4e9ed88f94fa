CREATE TABLE "shown_matches" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"viewer_id" uuid NOT NULL,
	"developer_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rank" smallint NOT NULL,
	"score" smallint NOT NULL,
	"policy" text NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	CONSTRAINT "shown_matches_kind_check" CHECK ("shown_matches"."kind" in ('projects', 'people'))
);
--> statement-breakpoint
ALTER TABLE "shown_matches" ADD CONSTRAINT "shown_matches_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_matches" ADD CONSTRAINT "shown_matches_developer_id_users_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shown_matches_day_key" ON "shown_matches" USING btree ("project_id","developer_id","viewer_id","kind","day");--> statement-breakpoint
CREATE INDEX "shown_matches_developer_idx" ON "shown_matches" USING btree ("developer_id","shown_at");--> statement-breakpoint
CREATE INDEX "shown_matches_viewer_idx" ON "shown_matches" USING btree ("viewer_id","developer_id");--> statement-breakpoint
CREATE INDEX "shown_matches_shown_at_idx" ON "shown_matches" USING btree ("shown_at");