CREATE TABLE "onboardings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"reason" text,
	"retry_at" timestamp (3) with time zone,
	"skipped" boolean DEFAULT false NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	"found" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"profile" jsonb,
	"claimed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboardings_status_check" CHECK ("onboardings"."status" in ('reading', 'ready', 'confirmed', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "onboardings_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "onboardings" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');
