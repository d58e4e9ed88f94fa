CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- The words of a message as `wordsOf` of features/search makes them: lower case, no accents, C++ and C# as words of
-- letters; what stands between words becomes a space, so that the parser sees no hosts, paths or numbers with signs.
CREATE FUNCTION message_words(body text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
	regexp_replace(
		regexp_replace(
			lower(normalize(regexp_replace(normalize(body, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
			'([[:alnum:]])\+\+', '\1plusplus', 'g'),
		'([[:alnum:]])#', '\1sharp', 'g'),
	'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g');--> statement-breakpoint
CREATE TABLE "message_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"message_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "message_pictures_size_check" CHECK ("message_pictures"."width" > 0 and "message_pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "message_pins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"pinned_by" uuid NOT NULL,
	"pinned_at" timestamp (3) with time zone NOT NULL,
	"unpinned_by" uuid,
	"unpinned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_empty_check";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "picture_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'avatar' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_name_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_room_id_projects_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pins" ADD CONSTRAINT "message_pins_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pins" ADD CONSTRAINT "message_pins_room_id_projects_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pins" ADD CONSTRAINT "message_pins_pinned_by_users_id_fk" FOREIGN KEY ("pinned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pins" ADD CONSTRAINT "message_pins_unpinned_by_users_id_fk" FOREIGN KEY ("unpinned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_pictures_message_key" ON "message_pictures" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "message_pictures_room_idx" ON "message_pictures" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_pins_message_key" ON "message_pins" USING btree ("message_id") WHERE unpinned_at is null;--> statement-breakpoint
CREATE INDEX "message_pins_room_idx" ON "message_pins" USING btree ("room_id","pinned_at") WHERE unpinned_at is null;--> statement-breakpoint
CREATE INDEX "messages_words_idx" ON "messages" USING gin ("room_id",to_tsvector('simple', message_words("body")));--> statement-breakpoint
CREATE INDEX "messages_trigram_idx" ON "messages" USING gin ("room_id",message_words("body") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_empty_check" CHECK ("messages"."body" <> '' or "messages"."picture_count" > 0 or "messages"."deleted_at" is not null);