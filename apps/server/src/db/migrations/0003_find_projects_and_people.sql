CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "projects_search_idx";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', bio || ' ' || workplace || ' ' || area || ' ' || school)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', search_text), 'C') || array_to_tsvector(technology_ids || skill_ids)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix_idx" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_username_trigram_idx" ON "users" USING gin (lower("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_search_vector_idx" ON "profiles" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "profiles_area_idx" ON "profiles" USING btree (lower("area"));--> statement-breakpoint
CREATE INDEX "profiles_school_idx" ON "profiles" USING btree (lower("school"));--> statement-breakpoint
CREATE INDEX "projects_search_vector_idx" ON "projects" USING gin ("search_vector");--> statement-breakpoint
CREATE FUNCTION collect_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In one order, so that two projects at once never wait for each other.
	INSERT INTO search_words (word)
	SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', NEW.search_text))) AS word
	WHERE length(word) BETWEEN 4 AND 40 ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER projects_collect_search_words AFTER INSERT OR UPDATE OF search_text ON projects
FOR EACH ROW EXECUTE FUNCTION collect_search_words();--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT word FROM projects, unnest(tsvector_to_array(to_tsvector('simple', search_text))) AS word
WHERE length(word) BETWEEN 4 AND 40
ON CONFLICT DO NOTHING;
