-- Earlier versions left members in a team after they had left its project, and members of its project without a team.
update event_teams team set published_size = (
  select count(*) from event_team_members member where member.team_id = team.id
)
from event_publications publication
where publication.formation_id = team.formation_id and team.project_id is not null and team.published_size is null;
--> statement-breakpoint
delete from event_team_members member
using event_teams team, event_publications publication, events event, projects project, event_participants participant
where team.id = member.team_id and publication.formation_id = team.formation_id
  and event.id = publication.event_id and event.status in ('published', 'running')
  and project.id = team.project_id and project.status <> 'archived'
  and participant.id = member.participant_id
  and participant.status in ('registered', 'confirmed', 'placed', 'absent')
  and not exists (
    select from memberships membership
    where membership.project_id = project.id and membership.user_id = participant.user_id
  );
--> statement-breakpoint
insert into event_team_members (formation_id, participant_id, team_id)
select distinct on (participant.id) team.formation_id, participant.id, team.id
from event_publications publication
  join events event on event.id = publication.event_id and event.status in ('published', 'running')
  join event_teams team on team.formation_id = publication.formation_id
  join projects project on project.id = team.project_id and project.status <> 'archived'
  join memberships membership on membership.project_id = project.id
  join event_participants participant
    on participant.event_id = event.id and participant.user_id = membership.user_id
where participant.status in ('registered', 'confirmed', 'placed', 'absent')
  and not exists (
    select from event_team_members member
    where member.formation_id = team.formation_id and member.participant_id = participant.id
  )
order by participant.id, membership.joined_at, team.id
on conflict do nothing;
--> statement-breakpoint
update event_participants participant set status = 'placed'
from event_publications publication, events event, event_team_members member
where participant.status in ('registered', 'confirmed')
  and event.id = participant.event_id and event.status in ('published', 'running')
  and publication.event_id = event.id
  and member.formation_id = publication.formation_id and member.participant_id = participant.id;
--> statement-breakpoint
update event_participants participant
set status = case when participant.confirmed_at is null then 'registered' else 'confirmed' end
from event_publications publication, events event
where participant.status = 'placed'
  and event.id = participant.event_id and event.status in ('published', 'running')
  and publication.event_id = event.id
  and not exists (
    select from event_team_members member
    where member.formation_id = publication.formation_id and member.participant_id = participant.id
  );
