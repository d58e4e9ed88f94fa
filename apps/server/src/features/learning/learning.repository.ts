import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { shownMatches } from '../../db/schema/learning.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';

/** One recommendation on a page that was sent. */
export interface ShownMatch {
  readonly kind: 'projects' | 'people';
  readonly viewerId: string;
  readonly developerId: string;
  readonly projectId: string;
  /** From 1. */
  readonly rank: number;
  readonly score: number;
  readonly policy: string;
  readonly shownAt: Date;
}

/** Without `projectId`: any project for which the developer was shown. */
export type OpenedMatch = Pick<ShownMatch, 'kind' | 'viewerId' | 'developerId'> & {
  readonly projectId?: string;
};

/**
 * The active users named in the rows, locked until the transaction ends. Skips users who opt out or delete their
 * account at the same time, without waiting for them.
 */
export async function lockUsersOf(db: Db, rows: readonly ShownMatch[]): Promise<string[]> {
  const ids = [...new Set(rows.flatMap(({ viewerId, developerId }) => [viewerId, developerId]))];
  const projectIds = [...new Set(rows.map(({ projectId }) => projectId))];
  const owners = db.select({ id: projects.ownerId }).from(projects).where(inArray(projects.id, projectIds));
  const locked = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'active'), or(inArray(users.id, ids), inArray(users.id, owners))))
    .for('key share', { skipLocked: true });
  return locked.map(({ id }) => id);
}

/**
 * Inserts rows whose viewer, developer and owner are all in `userIds` and have not opted out. The first row of a day
 * stays.
 */
export async function insertShown(
  db: Db,
  rows: readonly ShownMatch[],
  userIds: readonly string[],
): Promise<void> {
  const known = sql`${sql.param([...userIds])}::uuid[]`;
  await db.execute(sql`
    insert into ${shownMatches}
      (kind, viewer_id, developer_id, project_id, day, rank, score, policy, shown_at)
    select r.kind, r."viewerId", r."developerId", r."projectId", (r."shownAt" at time zone 'UTC')::date,
      r.rank, r.score, r.policy, r."shownAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(kind text, "viewerId" uuid,
      "developerId" uuid, "projectId" uuid, rank int, score int, policy text, "shownAt" timestamptz)
    join ${projects} p on p.id = r."projectId"
    where r."viewerId" = any(${known}) and r."developerId" = any(${known}) and p.owner_id = any(${known})
      and not exists (select from ${profiles} o
        where o.user_id in (r."viewerId", r."developerId", p.owner_id) and not o.learning)
    on conflict do nothing`);
}

interface Shown {
  readonly kind: 'projects' | 'people';
  readonly developerId: string;
  /** Undefined: any viewer. */
  readonly viewerId?: string | undefined;
  /** Undefined for recommendations of any project. */
  readonly projectId?: string | undefined;
}

/** The last time it was shown after `since`. */
function lastShown(db: Db, { kind, developerId, viewerId, projectId }: Shown, since: Date) {
  return db
    .select({ id: shownMatches.id })
    .from(shownMatches)
    .where(
      and(
        eq(shownMatches.kind, kind),
        eq(shownMatches.developerId, developerId),
        viewerId === undefined ? undefined : eq(shownMatches.viewerId, viewerId),
        projectId === undefined ? undefined : eq(shownMatches.projectId, projectId),
        sql`${shownMatches.shownAt} > ${since}`,
      ),
    )
    .orderBy(sql`${shownMatches.shownAt} desc, ${shownMatches.id} desc`)
    .limit(1);
}

export async function markOpened(db: Db, shown: Shown, now: Date, since: Date): Promise<void> {
  await db
    .update(shownMatches)
    .set({ openedAt: now })
    .where(and(inArray(shownMatches.id, lastShown(db, shown, since)), isNull(shownMatches.openedAt)));
}

const requestColumns = {
  invited: { kind: 'people', column: shownMatches.invitedAt, set: 'invitedAt' },
  requested: { kind: 'projects', column: shownMatches.requestedAt, set: 'requestedAt' },
} as const;

interface Outcome {
  readonly requestId: string;
  readonly projectId: string;
  readonly userId: string;
}

/** Ignores outcomes by users who opted out. */
function isLearnedFrom({ requestId }: Outcome) {
  return sql`not exists (select from ${requests} r join ${profiles} o on o.user_id in (r.created_by, r.answered_by)
    where r.id = ${requestId} and not o.learning)`;
}

export async function markRequested(
  db: Db,
  kindOfRequest: keyof typeof requestColumns,
  outcome: Outcome,
  now: Date,
  since: Date,
): Promise<void> {
  const { kind, column, set } = requestColumns[kindOfRequest];
  const { userId: developerId, projectId } = outcome;
  const last = lastShown(db, { kind, developerId, projectId }, since);
  await db
    .update(shownMatches)
    .set({ [set]: now })
    .where(and(inArray(shownMatches.id, last), isNull(column), isLearnedFrom(outcome)));
}

/** Stores the answer on the recommendation that led to the invitation or request. */
export async function markAnswer(
  db: Db,
  answer: 'acceptedAt' | 'rejectedAt',
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await db
    .update(shownMatches)
    .set({ [answer]: now })
    .where(
      and(
        eq(shownMatches.developerId, outcome.userId),
        eq(shownMatches.projectId, outcome.projectId),
        or(isNotNull(shownMatches.invitedAt), isNotNull(shownMatches.requestedAt)),
        isNull(shownMatches.acceptedAt),
        isNull(shownMatches.rejectedAt),
        isLearnedFrom(outcome),
      ),
    );
}

export async function findOptedOut(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(profiles, and(eq(profiles.userId, userId), eq(profiles.learning, false)))) > 0;
}

/** Waits for running inserts about this user, so that none comes after the removal. */
export async function removeShownOf(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, userId));
  await db
    .delete(shownMatches)
    .where(
      or(
        eq(shownMatches.viewerId, userId),
        eq(shownMatches.developerId, userId),
        inArray(shownMatches.projectId, own),
      ),
    );
}

export async function removeShownBefore(db: Db, before: Date): Promise<void> {
  await db.delete(shownMatches).where(lt(shownMatches.shownAt, before));
}
