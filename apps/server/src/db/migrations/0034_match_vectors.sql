CREATE TABLE "match_vectors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"project_id" uuid,
	"model" text NOT NULL,
	"digest" text NOT NULL,
	"vector" "bytea",
	"checked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_vectors_of_one_check" CHECK (num_nonnulls("match_vectors"."user_id", "match_vectors"."project_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "match_vectors" ADD CONSTRAINT "match_vectors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_vectors" ADD CONSTRAINT "match_vectors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "match_vectors_user_key" ON "match_vectors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_vectors_project_key" ON "match_vectors" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "match_vectors_checked_idx" ON "match_vectors" USING btree ("checked_at");