CREATE TABLE "welcomes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"done" text[] DEFAULT '{}' NOT NULL,
	"skipped" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "welcomes_steps_check" CHECK (cardinality("welcomes"."done" || "welcomes"."skipped") <= 4)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "availability" "bytea";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "goals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "welcomes" ADD CONSTRAINT "welcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_availability_check" CHECK (octet_length("profiles"."availability") = 21);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_goals_check" CHECK (cardinality("profiles"."goals") <= 5);