import type { TeamView } from '../team-view.ts';
import { clamp, type ReadRule, share } from './measure.ts';

/** The levels of a team: near the mean of the cohort, far from each other, or near each other. */
export const readLevel: ReadRule<'level'> = (rule, { levels, meanLevel }) => {
  if (rule.mode === 'balanced')
    return { value: (team) => clamp(1 - Math.abs(meanOf(levels, team) - meanLevel) / rule.tolerance) };
  if (rule.mode === 'mixed') return { value: (team) => share(spreadOf(levels, team), rule.spread) };
  return { value: (team) => clamp(1 - spreadOf(levels, team) / rule.tolerance) };
};

function meanOf(levels: Float64Array, { members, size }: TeamView): number {
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += levels[members[at] ?? 0] ?? 0;
  return sum / size;
}

function spreadOf(levels: Float64Array, { members, size }: TeamView): number {
  let highest = 0;
  let lowest = 1;
  for (let at = 0; at < size; at += 1) {
    const level = levels[members[at] ?? 0] ?? 0;
    if (level > highest) highest = level;
    if (level < lowest) lowest = level;
  }
  return highest - lowest;
}
