-- The empty table stays for servers of the previous version that still run.
DELETE FROM "match_weights";--> statement-breakpoint
UPDATE "shown_matches" SET "values" = NULL WHERE "values" IS NOT NULL;--> statement-breakpoint
DO $$ BEGIN
	IF to_regclass('jobs.schedule') IS NOT NULL THEN
		DELETE FROM jobs.schedule WHERE name = 'matching.refit';
	END IF;
END $$;
