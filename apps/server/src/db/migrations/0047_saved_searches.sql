CREATE TABLE "saved_search_hits" (
	"search_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_search_hits_search_id_project_id_pk" PRIMARY KEY("search_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"filter_digest" text NOT NULL,
	"alerts" boolean NOT NULL,
	"alerts_since" timestamp (3) with time zone NOT NULL,
	"checked_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_match_checks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_matches" (
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "weekly_matches_user_id_project_id_pk" PRIMARY KEY("user_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "projects" jsonb;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_match_checks" ADD CONSTRAINT "weekly_match_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_matches" ADD CONSTRAINT "weekly_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_matches" ADD CONSTRAINT "weekly_matches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_hits_project_idx" ON "saved_search_hits" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_filter_key" ON "saved_searches" USING btree ("user_id","filter_digest");--> statement-breakpoint
CREATE INDEX "saved_searches_checked_idx" ON "saved_searches" USING btree ("alerts","checked_until");--> statement-breakpoint
CREATE INDEX "weekly_matches_project_idx" ON "weekly_matches" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "projects_updated_idx" ON "projects" USING btree ("updated_at");--> statement-breakpoint
CREATE TRIGGER "saved_searches_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "saved_searches" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "weekly_match_checks_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "weekly_match_checks" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "weekly_matches_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "weekly_matches" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');
