CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"parent_kind" text GENERATED ALWAYS AS (case when parent_id is not null then 'question' end) STORED,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"removed_by" uuid,
	"removal_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "comments_answerable_key" UNIQUE("id","kind","project_id"),
	CONSTRAINT "comments_kind_check" CHECK ("comments"."kind" in ('comment', 'question')),
	CONSTRAINT "comments_answer_check" CHECK ("comments"."parent_id" is null or "comments"."kind" = 'comment'),
	CONSTRAINT "comments_body_check" CHECK (char_length("comments"."body") between 1 and 2000 or ("comments"."body" = '' and "comments"."deleted_at" is not null)),
	CONSTRAINT "comments_removed_check" CHECK ("comments"."removed_by" is null or "comments"."deleted_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_fk" FOREIGN KEY ("parent_id","parent_kind","project_id") REFERENCES "public"."comments"("id","kind","project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_threads_idx" ON "comments" USING btree ("project_id","created_at","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_answers_idx" ON "comments" USING btree ("parent_id","created_at","id") WHERE "comments"."parent_id" is not null and "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_created_idx" ON "comments" USING btree ("created_at","id");