-- Owners whose requests were all answered before answers were counted; whoever has a record has a true one.
INSERT INTO "answer_records" ("owner_id", "sample", "answered", "median_hours")
SELECT "owner_id", count(*), count(*) FILTER (WHERE "status" IN ('accepted', 'rejected')),
  percentile_cont(0.5) WITHIN GROUP (ORDER BY "hours") FILTER (WHERE "status" IN ('accepted', 'rejected'))
FROM (
  SELECT "projects"."owner_id", "requests"."status",
    extract(epoch FROM "requests"."answered_at" - "requests"."expires_at") / 3600 + 336 AS "hours",
    row_number() OVER (
      PARTITION BY "projects"."owner_id" ORDER BY "requests"."answered_at" DESC, "requests"."id" DESC
    ) AS "place"
  FROM "requests" INNER JOIN "projects" ON "projects"."id" = "requests"."project_id"
  WHERE "requests"."kind" = 'join_request'
    AND ("requests"."status" IN ('accepted', 'rejected') OR "requests"."unanswered")
) AS "asked"
WHERE "place" <= 50
GROUP BY "owner_id"
ON CONFLICT ("owner_id") DO NOTHING;
