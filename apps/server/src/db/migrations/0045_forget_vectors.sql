-- Nothing reads vectors any longer. The empty table stays for servers of the previous version that still run.
DELETE FROM "match_vectors";--> statement-breakpoint
DO $$ BEGIN
	IF to_regclass('jobs.schedule') IS NOT NULL THEN
		DELETE FROM jobs.schedule WHERE name = 'matching.embed_due';
	END IF;
END $$;
