ALTER TABLE "users" ADD COLUMN "username_skeleton" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_skeleton_key" ON "users" USING btree ("username_skeleton") WHERE "users"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "users_without_skeleton_idx" ON "users" USING btree ("id") WHERE "users"."username_skeleton" is null and "users"."status" <> 'deleted';--> statement-breakpoint
-- A server of an earlier version writes a name without its skeleton: the old skeleton goes, and a job writes the new one.
CREATE FUNCTION "drop_stale_skeleton"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.username_skeleton := NULL;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_stale_skeleton" BEFORE UPDATE OF "username" ON "users" FOR EACH ROW WHEN (lower(NEW.username) <> lower(OLD.username) AND NEW.username_skeleton = OLD.username_skeleton) EXECUTE FUNCTION "drop_stale_skeleton"();
