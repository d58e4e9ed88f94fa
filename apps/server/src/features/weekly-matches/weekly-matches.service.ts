import { dayMs, hourMs, weekMs } from '@teamwright/contracts/core/durations.ts';
import type { Ctx } from '../../core/ctx.ts';
import { withTransaction } from '../../core/transaction.ts';
import { wallTimeAt } from '../../core/zoned-time.ts';
import { listNewProjects, type NewProject } from '../matching/matching.new-projects.service.ts';
import { listUnavailableProjectIds } from '../matching/matching.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import * as repository from './weekly-matches.repository.ts';

/** Local hours in which the email is sent. Quiet hours of the user apply as well. */
const daytime = { from: 8, to: 20 };

const pageSize = 500;
const maxUsersPerRun = 200;
const maxProjects = 3;
/** Older projects are not new. */
const newForDays = 30;

/**
 * Sends due users the new projects that fit them, at most once a week each. May run often and in several processes at
 * once: the transaction that stores the notification also claims the user's week.
 */
export async function sendWeeklyMatches(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const checkedBefore = new Date(now.getTime() - weekMs);
  let left = maxUsersPerRun;
  let after: string | undefined;
  do {
    const page = await repository.listDueUsers(ctx.db, checkedBefore, after, pageSize);
    const due = page.filter(({ timeZone }) => isDaytime(timeZone, now)).slice(0, left);
    for (const { userId } of due) await sendOrLog(ctx, userId, { checkedBefore, now });
    left -= due.length;
    after = page.length < pageSize ? undefined : page.at(-1)?.userId;
  } while (after !== undefined && left > 0);
}

function isDaytime(timeZone: string | null, now: Date): boolean {
  const hour = Math.floor((wallTimeAt(timeZone ?? 'UTC', now.getTime()) % dayMs) / hourMs);
  return hour >= daytime.from && hour < daytime.to;
}

interface Week {
  readonly checkedBefore: Date;
  readonly now: Date;
}

/** Logs a failure, so that it does not affect other users. The next run tries again. */
async function sendOrLog(ctx: Ctx, userId: string, week: Week): Promise<void> {
  try {
    await withTransaction(ctx, (ctx) => sendTo(ctx, userId, week));
  } catch (err) {
    ctx.log.error({ err, user: userId }, 'weekly matches failed and are retried by the next run');
  }
}

async function sendTo(ctx: Ctx, userId: string, week: Week): Promise<void> {
  if (!(await repository.claimCheck(ctx.db, userId, week))) return;
  const chosen = await chooseProjects(ctx, userId, week.now);
  if (chosen.length === 0) return;
  const message = chosen.length === 1 ? '1 new project fits you' : `${chosen.length} new projects fit you`;
  const projects = chosen.map(({ project: { slug, title }, match: { reasonsForDeveloper } }) => {
    const [reason = ''] = reasonsForDeveloper;
    return { slug, title, reason };
  });
  const toUser = { recipientId: userId, senderId: null, projectId: null, type: 'weekly_matches' } as const;
  if (!(await notify(ctx, { ...toUser, message, projects }))) return;
  const ids = chosen.map(({ project }) => project.id);
  await repository.insertSentProjects(ctx.db, userId, ids, week.now);
}

/** The best new projects that were not sent before. */
async function chooseProjects(ctx: Ctx, userId: string, now: Date): Promise<NewProject[]> {
  // One after the other, because they share the connection of a transaction.
  const closed = await listUnavailableProjectIds(ctx, userId);
  const sent = await repository.listSentProjects(ctx.db, userId);
  return await listNewProjects(ctx, userId, {
    since: new Date(now.getTime() - newForDays * dayMs),
    exclude: closed.union(new Set(sent)),
    limit: maxProjects,
  });
}

/** Deletes what was sent to a user with their account. */
export async function deleteWeeklyMatches(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeWeeklyMatchesOf(ctx.db, userId);
}
