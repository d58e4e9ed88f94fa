CREATE TABLE "ownership_offers" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ownership_offers_people_check" CHECK ("ownership_offers"."user_id" <> "ownership_offers"."owner_id")
);
--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_user_fk" FOREIGN KEY ("project_id","user_id") REFERENCES "public"."memberships"("project_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_owner_fk" FOREIGN KEY ("project_id","owner_id") REFERENCES "public"."memberships"("project_id","user_id") ON DELETE cascade ON UPDATE no action;