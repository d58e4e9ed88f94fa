CREATE TABLE "repository_words" (
	"repository_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"description" text NOT NULL,
	"readme" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "words_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repository_words" ADD CONSTRAINT "repository_words_repository_id_repositories_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repositories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_words" ADD CONSTRAINT "repository_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repository_words_user_idx" ON "repository_words" USING btree ("user_id");