CREATE TABLE "answer_records" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"sample" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"median_hours" real,
	CONSTRAINT "answer_records_answered_check" CHECK ("answer_records"."answered" between 0 and "answer_records"."sample")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "clock_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_records" ADD CONSTRAINT "answer_records_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_due_idx" ON "requests" USING btree ("expires_at") WHERE "requests"."status" = 'pending';