import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/client.ts';

/** What is stored about a repair. */
export interface RepairState {
  readonly isApplied: boolean;
  readonly isPublished: boolean;
  /** Teams of the published version with an active project. */
  readonly projects: number;
  /** Members of a published team who are not in its project, and members of such a project who are not in its team. */
  readonly wrongMembers: number;
  readonly placed: number;
}

export async function readRepairState(db: Db, eventId: string, version: number): Promise<RepairState> {
  const { rows } = await db.execute<RepairState & Record<string, unknown>>(sql`
    with published as (select t.id, t.project_id from event_teams t
        join event_publications p on p.formation_id = t.formation_id where p.event_id = ${eventId}),
      wanted as (select published.project_id, person.user_id from published
        join event_team_members m on m.team_id = published.id
        join event_participants person on person.id = m.participant_id),
      found as (select m.project_id, m.user_id from memberships m
        where m.project_id in (select project_id from published))
    select f.applied_at is not null as "isApplied", p.formation_id = f.id as "isPublished",
      (select count(distinct projects.id)::int from published join projects on projects.id = published.project_id
        where projects.status <> 'archived') as projects,
      (select count(*)::int from ((select * from wanted except select * from found)
        union all (select * from found except select * from wanted)) as wrong) as "wrongMembers",
      (select count(*)::int from event_participants person
        where person.event_id = ${eventId} and person.status = 'placed') as placed
    from event_formations f join event_publications p on p.event_id = f.event_id
    where f.event_id = ${eventId} and f.version = ${version}`);
  const [state] = rows;
  if (state === undefined) throw new Error('the repair is lost');
  return state;
}

/** The violations of "completely or not at all", one line each. */
export function repairFaults(
  { isApplied, isPublished, projects, wrongMembers, placed }: RepairState,
  expected: { readonly teams: number; readonly people: number },
): string[] {
  return [
    ...(isApplied === isPublished ? [] : [`applied: ${isApplied}, published: ${isPublished}`]),
    ...(projects === expected.teams ? [] : [`${projects} projects where ${expected.teams} belong`]),
    ...(wrongMembers === 0 ? [] : [`${wrongMembers} members are in the wrong project`]),
    ...(placed === expected.people ? [] : [`${placed} placed participants where ${expected.people} belong`]),
  ];
}

/**
 * Participants whom an applied repair moved without exactly one notification of it, and notifications of repairs to
 * other participants.
 */
export async function countWronglyMoved(db: Db, eventId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with moved as (select person.user_id, f.id from event_formations f
        join event_team_members m on m.formation_id = f.id
        join event_teams t on t.id = m.team_id
        join event_team_members former on former.formation_id = f.repairs_id
          and former.participant_id = m.participant_id and former.team_id <> t.from_id
        join event_participants person on person.id = m.participant_id
        where f.event_id = ${eventId} and f.applied_at is not null),
      news as (select n.recipient_id as user_id, split_part(n.dedupe_key, ':repaired:', 2)::uuid as id, count(*) as count
        from notifications n where n.event_id = ${eventId} and n.dedupe_key like '%:repaired:%' group by 1, 2)
    select count(*)::int as count from moved full join news using (user_id, id)
    where moved.id is null or news.count is distinct from 1`);
  return rows[0]?.count ?? 0;
}
