ALTER TABLE "events" ADD COLUMN "apart_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "apart_changed_by" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_apart_changed_by_users_id_fk" FOREIGN KEY ("apart_changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;