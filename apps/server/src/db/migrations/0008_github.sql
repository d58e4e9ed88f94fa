CREATE TABLE "github_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"github_id" text NOT NULL,
	"login" text NOT NULL,
	"scope" text NOT NULL,
	"sealed_token" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "github_flows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"user_id" uuid,
	"sealed" text NOT NULL,
	"scope" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
ALTER TABLE "github_accounts" ADD CONSTRAINT "github_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "github_flows" ADD CONSTRAINT "github_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "github_accounts_key" ON "github_accounts" USING btree ("host","github_id");--> statement-breakpoint
CREATE UNIQUE INDEX "github_flows_key" ON "github_flows" USING btree ("key");--> statement-breakpoint
CREATE INDEX "github_flows_user_idx" ON "github_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "github_flows_expires_idx" ON "github_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."status" <> 'deleted' and "users"."email" <> '';