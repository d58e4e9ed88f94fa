CREATE TABLE "event_certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_thanks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_thanks_pair_check" CHECK ("event_thanks"."from_id" <> "event_thanks"."to_id")
);
--> statement-breakpoint
ALTER TABLE "event_certificates" ADD CONSTRAINT "event_certificates_participant_fk" FOREIGN KEY ("event_id","user_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_thanks" ADD CONSTRAINT "event_thanks_from_fk" FOREIGN KEY ("event_id","from_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_thanks" ADD CONSTRAINT "event_thanks_to_fk" FOREIGN KEY ("event_id","to_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_certificates_user_key" ON "event_certificates" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_thanks_pair_key" ON "event_thanks" USING btree ("event_id","from_id","to_id");--> statement-breakpoint
CREATE INDEX "event_thanks_to_idx" ON "event_thanks" USING btree ("event_id","to_id");--> statement-breakpoint
CREATE INDEX "event_thanks_public_idx" ON "event_thanks" USING btree ("to_id") WHERE "event_thanks"."is_public";