import type { WebhookKind } from '@teamwright/contracts/events/webhook.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { eventFormations, eventTeams } from '../../../db/schema/events/event-teams.ts';
import { eventWebhooks } from '../../../db/schema/events/event-webhooks.ts';

export type WebhookRow = typeof eventWebhooks.$inferSelect;

export async function findWebhook(db: Db, eventId: string): Promise<WebhookRow | undefined> {
  const rows = await db.select().from(eventWebhooks).where(eq(eventWebhooks.eventId, eventId));
  return rows[0];
}

type NewWebhook = Pick<WebhookRow, 'eventId' | 'sealedUrl' | 'host' | 'kinds'>;

/** A new address does not keep the failure of the former one. */
export async function upsertWebhook(db: Db, values: NewWebhook): Promise<void> {
  const { sealedUrl, host, kinds } = values;
  const set = { sealedUrl, host, kinds, deliveredAt: null, failedAt: null, failure: '' };
  await db.insert(eventWebhooks).values(values).onConflictDoUpdate({ target: eventWebhooks.eventId, set });
}

type Changes = Partial<Pick<WebhookRow, 'kinds' | 'deliveredAt' | 'failedAt' | 'failure'>>;

export async function updateWebhook(db: Db, eventId: string, changes: Changes): Promise<void> {
  await db.update(eventWebhooks).set(changes).where(eq(eventWebhooks.eventId, eventId));
}

export async function removeWebhook(db: Db, eventId: string): Promise<void> {
  await db.delete(eventWebhooks).where(eq(eventWebhooks.eventId, eventId));
}

/** Marks a kind of news as waiting. Returns false if it is not posted, or already waiting. */
export async function updateWaiting(db: Db, eventId: string, kind: WebhookKind): Promise<boolean> {
  const { kinds, waiting } = eventWebhooks;
  const rows = await db
    .update(eventWebhooks)
    .set({ waiting: sql`array_append(${waiting}, ${kind})` })
    .where(
      and(
        eq(eventWebhooks.eventId, eventId),
        sql`${kind} = any(${kinds})`,
        sql`not ${kind} = any(${waiting})`,
      ),
    )
    .returning({ eventId: eventWebhooks.eventId });
  return rows.length > 0;
}

/** Called before a message is posted: later news needs another one. */
export async function clearWaiting(db: Db, eventId: string, kind: WebhookKind): Promise<void> {
  await db
    .update(eventWebhooks)
    .set({ waiting: sql`array_remove(${eventWebhooks.waiting}, ${kind})` })
    .where(eq(eventWebhooks.eventId, eventId));
}

/** The event of a published team. */
export async function findEventIdOfProject(db: Db, projectId: string): Promise<string | undefined> {
  const rows = await db
    .select({ eventId: eventFormations.eventId })
    .from(eventTeams)
    .innerJoin(eventFormations, eq(eventFormations.id, eventTeams.formationId))
    .where(eq(eventTeams.projectId, projectId))
    .limit(1);
  return rows[0]?.eventId;
}

export async function listSealedUrls(db: Db) {
  return await db
    .select({ eventId: eventWebhooks.eventId, sealedUrl: eventWebhooks.sealedUrl })
    .from(eventWebhooks);
}

/** No-op if the address was changed in the meantime. */
export async function updateSealedUrl(db: Db, eventId: string, before: string, after: string): Promise<void> {
  await db
    .update(eventWebhooks)
    .set({ sealedUrl: after })
    .where(and(eq(eventWebhooks.eventId, eventId), eq(eventWebhooks.sealedUrl, before)));
}
