CREATE TABLE "match_exposure" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_exposure" ADD CONSTRAINT "match_exposure_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;