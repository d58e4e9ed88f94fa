ALTER TABLE "projects" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD COLUMN "voucher_id" uuid;--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD CONSTRAINT "skill_evidence_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD CONSTRAINT "skill_evidence_voucher_id_users_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skill_evidence_project_idx" ON "skill_evidence" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "skill_evidence" ADD CONSTRAINT "skill_evidence_project_check" CHECK (("skill_evidence"."project_id" is not null) = ("skill_evidence"."source" in ('posting', 'outcome')));