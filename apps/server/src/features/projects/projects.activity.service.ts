import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { projects } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import * as repository from './projects.activity.repository.ts';

const weeks = 12;

/** The amount of activity in each of the last weeks, oldest first, without content or users. */
export async function getWeeklyActivity(ctx: Ctx, id: string): Promise<Answer<typeof projects.activity>> {
  if (!(await repository.projectExists(ctx.db, id))) throw notFound('Project');
  const rows = await repository.countByWeek(ctx.db, id, ctx.clock.now(), weeks);
  const counts = new Map(rows.map(({ weeksAgo, count }) => [weeksAgo, count]));
  return { weeklyActivity: Array.from({ length: weeks }, (_, week) => counts.get(weeks - 1 - week) ?? 0) };
}
