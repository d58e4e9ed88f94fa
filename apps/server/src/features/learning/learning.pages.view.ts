import type { JudgedPage } from '@teamwright/matching/learn/refit.ts';

/** Managers judge which users fit a project, developers which projects fit them. */
export const judgedDirection = { people: 'youToProject', projects: 'projectToYou' } as const;

interface JudgedRow {
  readonly kind: keyof typeof judgedDirection;
  readonly developerId: string;
  readonly projectId: string;
  readonly rank: number;
  readonly values: readonly number[];
  readonly shownAt: Date;
  readonly opened: boolean;
  readonly asked: boolean;
  readonly accepted: boolean;
}

/** The positions of one page with their outcomes. */
export function pageOf(rows: readonly JudgedRow[]): JudgedPage {
  const [first] = rows;
  return {
    direction: judgedDirection[first?.kind ?? 'people'],
    at: first?.shownAt.getTime() ?? 0,
    places: rows.map((row) => ({
      rank: row.rank,
      values: row.values,
      gain: gainOf(row),
      shown: row.kind === 'people' ? row.developerId : row.projectId,
    })),
  };
}

/** A request is a stronger signal than a view, and an acceptance is the strongest. */
function gainOf({ opened, asked, accepted }: JudgedRow): number {
  if (accepted) return 1;
  if (asked) return 0.6;
  return opened ? 0.2 : 0;
}
