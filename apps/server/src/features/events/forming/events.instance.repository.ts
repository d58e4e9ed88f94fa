import { placeStatuses } from '@teamwright/contracts/core/choices.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { blocks } from '../../../db/schema/blocks.ts';
import {
  eventFormations,
  eventPublications,
  eventTeamMembers,
  eventTeams,
} from '../../../db/schema/events/event-teams.ts';
import { eventFriends, eventParticipants } from '../../../db/schema/events/events.ts';
import { memberships } from '../../../db/schema/teams.ts';

/** Active users with a place, in the order of their ids as participants; all of them, or the given ones. */
export async function listPeople(db: Db, eventId: string, ids?: readonly string[]) {
  return await db
    .select({
      id: eventParticipants.id,
      userId: eventParticipants.userId,
      roles: eventParticipants.roles,
      experience: eventParticipants.experience,
      languages: eventParticipants.languages,
      answers: eventParticipants.answers,
      wishes: eventParticipants.wishes,
    })
    .from(eventParticipants)
    .where(and(hasPlaceIn(eventId), ids && inArray(eventParticipants.id, [...ids])))
    .orderBy(asc(eventParticipants.id));
}

/** The ids of `listPeople`. */
export async function listPeopleIds(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .select({ id: eventParticipants.id })
    .from(eventParticipants)
    .where(hasPlaceIn(eventId))
    .orderBy(asc(eventParticipants.id));
  return rows.map(({ id }) => id);
}

/** Which of these participants the event has, with any status. */
export async function listKnown(db: Db, eventId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: eventParticipants.id })
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.eventId, eventId),
        sql`${eventParticipants.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    );
  return rows.map(({ id }) => id);
}

function hasPlaceIn(eventId: string) {
  const isActive = sql`${eventParticipants.userId} in (select id from users where status = 'active')`;
  return and(
    eq(eventParticipants.eventId, eventId),
    inArray(eventParticipants.status, placeStatuses),
    isActive,
  );
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Wishes of these participants for friends, also those in one direction only. */
export async function listFriendWishes(db: Db, participantIds: readonly string[]) {
  return await db
    .select({ participantId: eventFriends.participantId, friendId: eventFriends.friendId })
    .from(eventFriends)
    .where(sql`${eventFriends.participantId} = any(${sql.param([...participantIds])}::uuid[])`)
    .orderBy(asc(eventFriends.participantId), asc(eventFriends.friendId));
}

/** Blocks among these users. */
export async function listBlocksAmong(db: Db, userIds: readonly string[]) {
  const ids = sql`any(${sql.param([...userIds])}::uuid[])`;
  return await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(and(sql`${blocks.blockerId} = ${ids}`, sql`${blocks.blockedId} = ${ids}`))
    .orderBy(asc(blocks.blockerId), asc(blocks.blockedId));
}

/**
 * Pairs of participants who are in a team on this site, or in a published team of another event, also if they have left
 * its project since; the smaller id first. The teams that this event published do not count: their members would not be
 * new to each other in the event itself.
 */
export async function listMetPairs(db: Db, eventId: string): Promise<[string, string][]> {
  const { rows } = await db.execute<{ one: string; other: string }>(sql`
    select a.id as one, b.id as other
    from ${eventParticipants} a
      join ${memberships} mine on mine.user_id = a.user_id
      join ${memberships} theirs on theirs.project_id = mine.project_id
      join ${eventParticipants} b on b.user_id = theirs.user_id and b.event_id = a.event_id and a.id < b.id
    where a.event_id = ${eventId} and not exists (
      select from ${eventTeams} team join ${eventFormations} formation on formation.id = team.formation_id
      where team.project_id = mine.project_id and formation.event_id = a.event_id)
    union
    select a.id, b.id
    from ${eventParticipants} a
      join ${eventParticipants} mine on mine.user_id = a.user_id and mine.event_id <> a.event_id and mine.status = 'placed'
      join ${eventPublications} publication on publication.event_id = mine.event_id
      join ${eventTeamMembers} own
        on own.formation_id = publication.formation_id and own.participant_id = mine.id
      join ${eventTeamMembers} other on other.team_id = own.team_id
      join ${eventParticipants} theirs on theirs.id = other.participant_id and theirs.status = 'placed'
      join ${eventParticipants} b on b.user_id = theirs.user_id and b.event_id = a.event_id and a.id < b.id
    where a.event_id = ${eventId}
    order by 1, 2`);
  return rows.map(({ one, other }) => [one, other]);
}

/** The locked participants of a formation with their teams. */
export async function listLocked(db: Db, formationId: string) {
  return await db
    .select({ participantId: eventTeamMembers.participantId, teamId: eventTeamMembers.teamId })
    .from(eventTeamMembers)
    .where(and(eq(eventTeamMembers.formationId, formationId), eq(eventTeamMembers.locked, true)))
    .orderBy(asc(eventTeamMembers.teamId), asc(eventTeamMembers.participantId));
}
