import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isListedEvent } from '../../../db/listed-event.ts';
import { eventOrganisers, eventParticipants, events } from '../../../db/schema/events/events.ts';

interface Filter {
  readonly userId: string;
  readonly now: Date;
  readonly limit: number;
}

const isActive = inArray(events.status, ['draft', 'open', 'forming', 'published', 'running']);

/** Events that a user organises or takes part in, with the role in each. The next ones come first. */
export async function listOwnEvents(db: Db, { userId, now, limit }: Filter) {
  return await db
    .select({ event: events, organiser: eventOrganisers.role, participant: eventParticipants.status })
    .from(events)
    .leftJoin(
      eventOrganisers,
      and(eq(eventOrganisers.eventId, events.id), eq(eventOrganisers.userId, userId)),
    )
    .leftJoin(
      eventParticipants,
      and(
        eq(eventParticipants.eventId, events.id),
        eq(eventParticipants.userId, userId),
        ne(eventParticipants.status, 'withdrawn'),
      ),
    )
    .where(
      and(
        isActive,
        gt(events.endsAt, now),
        or(isNotNull(eventOrganisers.userId), isNotNull(eventParticipants.userId)),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit);
}

/** Open events that the user neither organises nor has registered for. Events for certain addresses are left out. */
export async function listEventsToJoin(db: Db, { userId, now, limit }: Filter) {
  const part = sql`select from ${eventParticipants} where ${eventParticipants.eventId} = ${events.id}
    and ${eventParticipants.userId} = ${userId}`;
  const rows = await db
    .select({ event: events })
    .from(events)
    .leftJoin(
      eventOrganisers,
      and(eq(eventOrganisers.eventId, events.id), eq(eventOrganisers.userId, userId)),
    )
    .where(
      and(
        eq(events.status, 'open'),
        isListedEvent,
        eq(events.joinPolicy, 'anyone'),
        gt(events.deadline, now),
        isNull(eventOrganisers.userId),
        sql`not exists (${part})`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit);
  return rows.map(({ event }) => event);
}
