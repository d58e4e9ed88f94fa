import { addDays, daysBetween } from '../dates.ts';
import type { Random } from '../random.ts';
import type { DemoComment, DemoDeveloper, DemoMessage, DemoRequest, DemoVisit } from '../types.ts';

/** The site ends sessions that were not used for a week. */
const latestDays = 6;
/** The share of users who visited without leaving a trace that others see. */
const silentShare = 0.15;

type Traces = {
  messages: readonly DemoMessage[];
  requests: readonly DemoRequest[];
  comments: readonly DemoComment[];
};

/** The last visit of each user in the past days, never before something that they wrote or decided. */
export function buildVisits(
  developers: readonly DemoDeveloper[],
  { messages, requests, comments }: Traces,
  now: Date,
  random: Random,
): DemoVisit[] {
  const last = new Map<string, number>();
  const note = (userId: string | null, at: Date | null): void => {
    if (userId !== null && at !== null) last.set(userId, Math.max(at.getTime(), last.get(userId) ?? 0));
  };
  for (const { senderId, createdAt } of messages) note(senderId, createdAt);
  for (const { authorId, createdAt } of comments) note(authorId, createdAt);
  for (const { senderId, createdAt, decidedById, decidedAt } of requests) {
    note(senderId, createdAt);
    note(decidedById, decidedAt);
  }
  return developers.flatMap(({ id, createdAt }) => {
    const silent = random.chance(silentShare) ? addDays(now, -random.next() * latestDays) : createdAt;
    const at = new Date(Math.max(silent.getTime(), last.get(id) ?? 0));
    return daysBetween(at, now) < latestDays ? [{ userId: id, at }] : [];
  });
}
