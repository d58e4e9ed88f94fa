import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/client.ts';

/** What is stored about the publication of one event. */
export interface PublicationState {
  readonly status: string;
  readonly publications: number;
  /** Projects of the event's teams, and projects that belong to no team. */
  readonly projects: number;
  readonly strays: number;
  readonly memberships: number;
  readonly placed: number;
}

/** How many teams and participants a whole publication has. */
export interface Expected {
  readonly teams: number;
  readonly people: number;
}

/** `title` names the projects of no other event. */
export async function readState(db: Db, eventId: string, title: string): Promise<PublicationState> {
  const { rows } = await db.execute<PublicationState & Record<string, unknown>>(sql`
    with made as (select id from projects where title like ${`%· ${title}`}),
      kept as (select t.project_id as id from event_teams t join event_formations f on f.id = t.formation_id
        where f.event_id = ${eventId} and t.project_id is not null)
    select e.status,
      (select count(*)::int from event_publications p where p.event_id = e.id) as publications,
      (select count(*)::int from kept) as projects,
      (select count(*)::int from made where id not in (select id from kept)) as strays,
      (select count(*)::int from memberships m where m.project_id in (select id from made)) as memberships,
      (select count(*)::int from event_participants p where p.event_id = e.id and p.status = 'placed') as placed
    from events e where e.id = ${eventId}`);
  const [state] = rows;
  if (state === undefined) throw new Error('the event is lost');
  return state;
}

/** The violations of "all or nothing", one line each. */
export function publicationFaults(state: PublicationState, { teams, people }: Expected): string[] {
  const isPublished = state.publications > 0;
  const whole: PublicationState = isPublished
    ? {
        status: 'published',
        publications: 1,
        projects: teams,
        strays: 0,
        memberships: people,
        placed: people,
      }
    : { status: state.status, publications: 0, projects: 0, strays: 0, memberships: 0, placed: 0 };
  const faults = (Object.keys(whole) as (keyof PublicationState)[])
    .filter((key) => state[key] !== whole[key])
    .map((key) => `${key} is ${state[key]} where ${whole[key]} belongs`);
  return !isPublished && state.status === 'published'
    ? [...faults, 'published without a publication']
    : faults;
}

/** Participants without exactly one notification of their team, after all jobs have ended. */
export async function countWronglyNotified(db: Db, eventId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from event_participants p where p.event_id = ${eventId} and 1 <> (
      select count(*) from notifications n
      where n.event_id = p.event_id and n.recipient_id = p.user_id and n.project_id is not null)`);
  return rows[0]?.count ?? 0;
}
