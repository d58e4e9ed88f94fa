-- What the postings say for their owners that are there already. When each was last edited is not known, so it is as old as
-- the posting, or as its owner's part in it.
INSERT INTO "skill_evidence"
	("id", "user_id", "skill_id", "source", "repository", "project_id", "weight", "first_seen", "last_seen")
SELECT gen_random_uuid(), p."owner_id", named."skill_id", 'posting', p."id"::text, p."id", 0.15,
	greatest(p."created_at", m."joined_at"), greatest(p."created_at", m."joined_at")
FROM "projects" p
JOIN "memberships" m ON m."project_id" = p."id" AND m."user_id" = p."owner_id"
CROSS JOIN LATERAL (SELECT DISTINCT unnest(p."technology_ids") AS "skill_id") named
WHERE p."status" <> 'archived'
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Of the people on a team, the skills that the project needs and that they had certainly confirmed when they were accepted:
-- those unchanged since. Of who has left nobody knows whether they were sent away, so nothing is said of them.
INSERT INTO "skill_evidence"
	("id", "user_id", "skill_id", "source", "repository", "project_id", "voucher_id", "weight", "first_seen", "last_seen")
SELECT gen_random_uuid(), a."user_id", s."skill_id", 'outcome', a."project_id"::text, a."project_id", a."voucher_id", 0.25,
	a."answered_at", a."answered_at"
FROM (
	SELECT DISTINCT ON (r."project_id", r."user_id") r."project_id", r."user_id", r."answered_at",
		CASE r."kind" WHEN 'invitation' THEN r."created_by" ELSE r."answered_by" END AS "voucher_id"
	FROM "requests" r WHERE r."status" = 'accepted'
	ORDER BY r."project_id", r."user_id", r."answered_at" DESC
) a
JOIN "projects" p ON p."id" = a."project_id" AND p."owner_id" <> a."user_id"
JOIN "memberships" m ON m."project_id" = a."project_id" AND m."user_id" = a."user_id"
JOIN "person_skills" s ON s."user_id" = a."user_id" AND s."status" = 'confirmed' AND s."updated_at" <= a."answered_at"
	AND s."skill_id" = ANY (p."technology_ids" || p."skill_ids")
WHERE a."voucher_id" <> a."user_id"
ON CONFLICT DO NOTHING;
