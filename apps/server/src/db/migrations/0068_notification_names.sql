ALTER TABLE "notifications" ADD COLUMN "named" jsonb;--> statement-breakpoint
CREATE INDEX "notifications_named_idx" ON "notifications" USING gin ("named") WHERE "notifications"."named" is not null;--> statement-breakpoint
-- Earlier versions stored no names. Of a message about a team or a participant, these are names that it contains.
update notifications notification set named = found.named
from (
  select named_in.id, jsonb_object_agg(person.id, person.username) as named
  from notifications named_in
    join event_participants participant on participant.event_id = named_in.event_id
    join users person on person.id = participant.user_id and person.status <> 'deleted'
  where named_in.dedupe_key ~ '^event:[^:]+:(published|repaired|team_request|thanked):'
    and position(person.username in named_in.message) > 0
  group by named_in.id
) found
where found.id = notification.id;
--> statement-breakpoint
update notifications notification set named = found.named
from (
  select named_in.id, jsonb_object_agg(person.id, person.username) as named
  from notifications named_in
    join requests request on request.project_id = named_in.project_id
    join users person on person.id = request.user_id and person.status <> 'deleted'
  where named_in.dedupe_key ~ '^(other_seat|seat_removed):'
    and position(person.username in named_in.message) > 0
  group by named_in.id
) found
where found.id = notification.id;
