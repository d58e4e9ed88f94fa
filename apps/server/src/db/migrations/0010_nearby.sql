CREATE TABLE "places" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"school" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"quarter" text NOT NULL,
	"school_key" text NOT NULL,
	"city_label" text NOT NULL,
	"quarter_label" text NOT NULL,
	"rules" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_proofs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"school_key" text NOT NULL,
	"domain" text NOT NULL,
	"address_hash" text NOT NULL,
	"proved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "nearby" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_proofs" ADD CONSTRAINT "school_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "places_city_idx" ON "places" USING btree ("city");--> statement-breakpoint
CREATE INDEX "places_country_idx" ON "places" USING btree ("country","region");--> statement-breakpoint
CREATE INDEX "places_school_idx" ON "places" USING btree ("school_key");--> statement-breakpoint
CREATE UNIQUE INDEX "school_proofs_address_key" ON "school_proofs" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "profiles_nearby_idx" ON "profiles" USING btree ("user_id") WHERE "profiles"."nearby";