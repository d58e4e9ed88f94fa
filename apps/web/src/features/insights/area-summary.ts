import { chartsCopy } from '../../copy/charts.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { fill } from '../../texts.ts';

const copy = chartsCopy.areas;

interface Area {
  readonly label: string;
  /** 0–1 */
  readonly strength: number;
}

/** The figure that the chart shows. */
export function percentOf(strength: number): number {
  return Math.round(strength * 100);
}

/** The strongest areas and the next two in words. Areas with the same figure are named together. */
export function areaSummary(areas: readonly Area[]): string {
  const figures = areas.map(({ strength }) => percentOf(strength));
  const labelsFrom = (least: number | undefined) =>
    areas.filter((_, at) => least !== undefined && (figures[at] ?? 0) >= least).map(({ label }) => label);
  const strongest = labelsFrom(figures[0]);
  const [first = ''] = strongest;
  if (strongest.length > 1) return fill(copy.several, { areas: listInWords(strongest) });
  const others = labelsFrom(figures[2] ?? figures[1]).slice(1);
  return others.length === 0
    ? fill(copy.one, { first })
    : fill(copy.more, { first, others: listInWords(others) });
}
