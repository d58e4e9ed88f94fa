import { chartsCopy } from '../../copy/charts.ts';
import { fill } from '../../texts.ts';

interface GrowthPoint {
  /** As in '2026-11'. */
  readonly month: string;
  readonly all: number;
}

/** With a smaller share of new skills, the line looks flat and says nothing. */
const minShare = 1 / 8;

export function isGrowing(growth: readonly GrowthPoint[]): boolean {
  const all = growth.at(-1)?.all ?? 0;
  return all > 0 && addedInYear(growth) >= all * minShare;
}

/** How many skills were added in the twelve months before the last point. */
export function addedInYear(growth: readonly GrowthPoint[]): number {
  const last = growth.at(-1);
  if (!last) return 0;
  const [year = '', month = ''] = last.month.split('-');
  const yearAgo = `${Number(year) - 1}-${month}`;
  const before = growth.findLast((point) => point.month <= yearAgo);
  return last.all - (before?.all ?? 0);
}

/** '1 skill', '12 skills' */
export function skillsText(count: number): string {
  return count === 1 ? chartsCopy.oneSkill : fill(chartsCopy.skills, { count });
}
