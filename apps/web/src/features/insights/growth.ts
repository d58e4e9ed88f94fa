interface GrowthPoint {
  /** As in '2026-11'. */
  readonly month: string;
  readonly all: number;
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
