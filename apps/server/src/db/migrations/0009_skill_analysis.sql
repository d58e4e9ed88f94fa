ALTER TABLE "repositories" ADD COLUMN "full_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "etag" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "analysis_status" text DEFAULT 'analysing' NOT NULL;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "analysis_reason" text;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "analysis_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "analysed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD COLUMN "repository_id" uuid;--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD COLUMN "file" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD COLUMN "line" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD CONSTRAINT "skill_evidence_repository_id_repositories_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repositories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repositories_checked_idx" ON "repositories" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "skill_evidence_repository_idx" ON "skill_evidence" USING btree ("repository_id");--> statement-breakpoint
ALTER TABLE "repositories" ADD CONSTRAINT "repositories_analysis_status_check" CHECK ("repositories"."analysis_status" in ('analysing', 'analysed', 'waiting', 'stopped'));