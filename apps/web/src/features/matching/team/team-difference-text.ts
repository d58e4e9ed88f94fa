import { teamCopy } from '../../../copy/projects/team.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import type { ComposedTeam } from './team.queries.ts';

const copy = teamCopy.team;

export interface Difference {
  score: number;
  /** Names of skills. */
  gains: readonly string[];
  losses: readonly string[];
}

function pointsText(sign: string, points: number): string {
  return points === 1 ? fill(copy.onePoint, { sign }) : fill(copy.points, { points: `${sign}${points}` });
}

/** '−4 points, adds Rust, loses Docker' */
export function differenceText({ score, gains, losses }: Difference, otherScore: number): string {
  const points = score - otherScore;
  const sign = points > 0 ? '+' : '−';
  const parts = [points === 0 ? copy.samePoints : pointsText(sign, Math.abs(points))];
  if (gains.length > 0) parts.push(fill(copy.gains, { skills: listInWords(gains) }));
  if (losses.length > 0) parts.push(fill(copy.losses, { skills: listInWords(losses) }));
  if (parts.length === 1) parts.push(copy.nothingElse);
  return parts.join(', ');
}

function without<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  return items.filter((item) => !others.includes(item));
}

/** 'ada instead of grace' */
export function swapText(team: ComposedTeam, best: ComposedTeam, nameOf: (userId: string) => string): string {
  const idsOf = ({ members }: ComposedTeam) => members.map(({ userId }) => userId);
  const added = listInWords(without(idsOf(team), idsOf(best)).map(nameOf));
  const removed = listInWords(without(idsOf(best), idsOf(team)).map(nameOf));
  if (added && removed) return fill(copy.swap, { added, removed });
  if (added) return fill(copy.plus, { added });
  return removed ? fill(copy.minus, { removed }) : copy.same;
}

/** How a team differs from the best one in score and skills. */
export function differenceOf(
  team: ComposedTeam,
  best: ComposedTeam,
  labelOf: (skillId: string) => string,
): Difference {
  return {
    score: team.score,
    gains: without(best.gaps, team.gaps).map(labelOf),
    losses: without(team.gaps, best.gaps).map(labelOf),
  };
}
