import { newId } from '../../apps/server/src/core/ids.ts';
import { usernameSkeleton } from '../../apps/server/src/core/username-skeleton.ts';
import type { Db } from '../../apps/server/src/db/client.ts';
import { insertRows } from '../../apps/server/src/db/insert-rows.ts';
import { users } from '../../apps/server/src/db/schema/accounts.ts';
import { eventFormations } from '../../apps/server/src/db/schema/events/event-teams.ts';
import { eventParticipants } from '../../apps/server/src/db/schema/events/events.ts';
import {
  insertTeams,
  listMembers,
  listTeams,
} from '../../apps/server/src/features/events/forming/events.forming.repository.ts';
import { findPublication } from '../../apps/server/src/features/events/forming/events.publishing.repository.ts';
import type { RemoteUser } from '../../apps/server/src/testing/processes/remote.ts';
import type { EventDesk, EventPage } from '../../packages/contracts/src/events/event-page.ts';

const dayMs = 24 * 3_600_000;

/** A new event whose registration is open. */
export async function createRemoteEvent(
  organiser: RemoteUser,
  title: string,
  capacity: number,
): Promise<EventPage> {
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  const { event } = await organiser.post<EventDesk>('/api/events', {
    title,
    description: 'A week of work in many small teams.',
    timeZone: 'Europe/Berlin',
    capacity,
    online: true,
    startsAt: inDays(20),
    endsAt: inDays(25),
    deadline: inDays(10),
  });
  return (await organiser.post<EventDesk>(`/api/events/${event.id}/open`, {})).event;
}

/** A formation that needs no engine. */
function formed(eventId: string, version: number) {
  const now = new Date();
  return {
    id: newId(),
    eventId,
    version,
    status: 'done' as const,
    seed: 1,
    seconds: 1,
    rules: [],
    score: 90,
    revision: 0,
    stopWanted: false,
    reportedAt: now,
    createdAt: now,
    finishedAt: now,
  };
}

/** Inserts a repair of the published teams in which one member of each team moves to the next team. */
export async function insertRepair(db: Db, eventId: string, version: number): Promise<void> {
  const publication = await findPublication(db, eventId);
  if (publication === undefined) throw new Error('the teams are published');
  const repair = { ...formed(eventId, version), repairsId: publication.formationId, movedShare: 1 };
  await insertRows(db, eventFormations, [repair]);
  const published = await listTeams(db, publication.formationId);
  const membersOf = Map.groupBy(await listMembers(db, publication.formationId), ({ teamId }) => teamId);
  const teams = published.map(({ id, position, name }) => ({
    id: newId(),
    formationId: repair.id,
    fromId: id,
    position,
    name,
  }));
  const members = published.flatMap(({ id }, index) =>
    (membersOf.get(id) ?? []).map(({ participantId }, place) => {
      const team = teams[(index + (place === version % 4 ? 1 : 0)) % teams.length];
      return { formationId: repair.id, participantId, teamId: team?.id ?? '', locked: false };
    }),
  );
  await insertTeams(db, teams, members);
}

/** Inserts participants and a formation with all of them in teams. A sign-up per participant would take minutes. */
export async function insertFormation(db: Db, eventId: string, teams: number, size: number): Promise<void> {
  const now = new Date();
  const people = Array.from({ length: teams * size }, (_, at) => ({ userId: newId(), id: newId(), at }));
  await insertRows(
    db,
    users,
    people.map(({ userId, at }) => ({
      id: userId,
      username: `member-${at}`,
      usernameSkeleton: usernameSkeleton(`member-${at}`),
      email: `member-${at}@example.org`,
      emailVerified: false,
      isAdmin: false,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertRows(
    db,
    eventParticipants,
    people.map(({ userId, id }) => ({
      id,
      eventId,
      userId,
      status: 'registered' as const,
      roles: [{ role: 'Backend', level: 2 }],
      experience: 1,
      languages: ['en'],
      answers: [],
      wishes: [],
      friendCode: id,
      registeredAt: now,
      updatedAt: now,
    })),
  );
  const formation = formed(eventId, 1);
  const formationId = formation.id;
  await insertRows(db, eventFormations, [formation]);
  const made = Array.from({ length: teams }, (_, at) => ({
    id: newId(),
    formationId,
    position: at + 1,
    name: `Team ${at + 1}`,
  }));
  await insertTeams(
    db,
    made,
    people.map(({ id, at }) => ({
      formationId,
      participantId: id,
      teamId: made[at % teams]?.id ?? '',
      locked: false,
    })),
  );
}
