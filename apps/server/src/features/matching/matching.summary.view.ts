import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Match } from '@teamwright/contracts/matching/matching.ts';
import type { MatchSummary } from '@teamwright/contracts/matching/summary.ts';
import { neutral } from '@teamwright/matching/score/weights.ts';
import type { Explanation } from '@teamwright/matching/types/explanation.ts';

type Term = Match['terms']['youToProject'][number];
type TermShare = MatchSummary['lowers'][number];

interface Explained {
  readonly terms: Match['terms'];
  readonly skills: readonly Pick<
    Explanation['skills'][number],
    'label' | 'how' | 'via' | 'repositories' | 'lastSeen'
  >[];
}

const maxListed = 3;
/** Terms that can change a fit by fewer points are left out. */
const minMax = 4;
/** Terms that lose fewer points are left out. */
const minLoss = 2;
/** A skill that was last used longer ago lowers a score visibly. */
const recentMs = 120 * dayMs;

/**
 * Terms that known data only adds to, with the share of the points that they give without any. None of them is
 * required, and users cannot change them directly.
 */
const onlyRaising: ReadonlyMap<string, number> = new Map([
  ['connections', 0],
  ['exposure', 0],
  ['work', neutral.work],
]);

/** `now` is in epoch milliseconds. */
export function matchSummary({ terms, skills }: Explained, now: number): MatchSummary {
  // The sentence of a screen names evidence only for a single skill.
  const isSingle = skills.length === 1;
  return {
    skills: skills.map(({ label, how, via, repositories }) => ({
      label,
      how,
      ...(isSingle && { repositories, via: via?.label ?? null }),
    })),
    lowers: loweringTerms(terms),
    raises: raisingTerms(terms),
    oldest: oldestSkill(skills, now),
  };
}

/** The known terms of both directions that take most points from the score; a term of both directions once. */
function loweringTerms({ youToProject, projectToYou }: Match['terms']): TermShare[] {
  const losses = [...youToProject, ...projectToYou].filter(
    ({ feature, contribution, max, assumed }) =>
      !assumed && !onlyRaising.has(feature) && max >= minMax && max - contribution >= minLoss,
  );
  return mostOf(losses, ({ points, max }) => max - points);
}

/** The known terms of both directions that only add points, with the points that they give; each once. */
function raisingTerms({ youToProject, projectToYou }: Match['terms']): TermShare[] {
  const gains = [...youToProject, ...projectToYou].filter(
    ({ feature, contribution, max, assumed }) =>
      !assumed && max >= minMax && contribution > (onlyRaising.get(feature) ?? Infinity) * max,
  );
  return mostOf(gains, ({ points }) => points);
}

/** The `maxListed` terms with the largest figures, each once. */
function mostOf(terms: readonly Term[], figureOf: (term: TermShare) => number): TermShare[] {
  const most = new Map<string, TermShare>();
  for (const { label, contribution: points, max } of terms) {
    const known = most.get(label);
    const term = { label, points, max };
    if (!known || figureOf(term) > figureOf(known)) most.set(label, term);
  }
  return [...most.values()].sort((a, b) => figureOf(b) - figureOf(a)).slice(0, maxListed);
}

function oldestSkill(skills: Explained['skills'], now: number): MatchSummary['oldest'] {
  const [oldest] = skills
    .flatMap(({ label, lastSeen }) => (lastSeen === null ? [] : [{ label, lastSeen }]))
    .toSorted((a, b) => a.lastSeen - b.lastSeen);
  if (!oldest || now - oldest.lastSeen < recentMs) return null;
  return { label: oldest.label, lastSeen: new Date(oldest.lastSeen).toISOString() };
}
