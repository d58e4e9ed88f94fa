import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { ProjectPage } from '@teamwright/contracts/projects/projects.ts';
import { readWeek } from '@teamwright/matching/hours/week.ts';
import { weekSpans } from '@teamwright/matching/hours/week-spans.ts';
import { zoneOffset } from '@teamwright/matching/hours/zone-offset.ts';
import type { Ctx } from '../../core/ctx.ts';
import * as repository from './projects.repository.ts';

/** 1 January 1970 was a Thursday. */
const daysSinceMonday = 3;

/**
 * Area and hours of the owner, and when the members are available in this week, in their order. Nine days from the
 * Sunday before the week contain the week of every time zone.
 */
export async function hoursOf(
  ctx: Ctx,
  { ownerId }: Pick<ProjectPage, 'ownerId'>,
  memberIds: readonly string[],
): Promise<Pick<ProjectPage, 'owner' | 'clocks' | 'hours'>> {
  const now = ctx.clock.now().getTime();
  const viewerId = ctx.actor?.userId;
  const ids = [...new Set([...memberIds, ...(viewerId === undefined ? [] : [viewerId])])];
  const rows = new Map((await repository.listHours(ctx.db, ids)).map((row) => [row.userId, row]));
  const { area = '', hoursPerWeek = null } = rows.get(ownerId) ?? {};
  const owner = { area, hoursPerWeek };
  const clocks = memberIds.flatMap((userId) => {
    const offset = zoneOffset(rows.get(userId)?.timeZone ?? null, now);
    return offset === null ? [] : [{ userId, offset }];
  });
  if (viewerId === undefined) return { owner, clocks, hours: null };
  const from = sundayBefore(now);
  const people = ids.flatMap((userId) => {
    const { timeZone = null, availability = null } = rows.get(userId) ?? {};
    const week = availability === null ? null : readWeek(availability);
    const spans = weekSpans({ timeZone, week }, from, from + 9 * dayMs);
    return spans === null ? [] : [{ userId, assumed: week === null, spans }];
  });
  const zone = rows.get(viewerId)?.timeZone ?? null;
  return { owner, clocks, hours: { from: new Date(from).toISOString(), zone, people } };
}

/** 00:00 UTC of the day before the Monday of this week, in UTC. */
function sundayBefore(now: number): number {
  const day = Math.floor(now / dayMs);
  return (day - ((day + daysSinceMonday) % 7) - 1) * dayMs;
}
