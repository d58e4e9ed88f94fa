/** What a skill rests on. */
export type SkillHow = 'shown' | 'declared' | 'implied' | 'related' | 'none';

export interface Share {
  points: number;
  max: number;
}

export interface ExplainedTerm {
  feature: string;
  label: string;
  contribution: number;
  max: number;
  /** Its points are those of the skills. */
  ofSkills?: boolean | undefined;
  assumed?: boolean | undefined;
}

export interface ExplainedSkill {
  skillId: string;
  label: string;
  how: SkillHow;
  via: string | null;
  repositories: number;
  acceptedBy: number;
  lastSeen: string | null;
  youToProject: Share;
  projectToYou: Share;
}

/** A score with what it consists of, as in lists. */
export interface Explained {
  seat: { name: string } | null;
  fit: { youToProject: number; projectToYou: number };
  terms: { youToProject: readonly ExplainedTerm[]; projectToYou: readonly ExplainedTerm[] };
  seatSkills: readonly ExplainedSkill[];
  adds: readonly string[];
}

/** Who reads: the user of the match, or an owner who reads about `name`. */
export type Reader = { kind: 'user' } | { kind: 'owner'; name: string };

const maxLowering = 3;
/** Terms that can change a fit by less are folded. */
const minShownMax = 4;
const minLoss = 2;

export interface TermShare extends Share {
  label: string;
}

/** The terms of both directions that take most points from the score; a term of both directions once. */
export function loweringTerms({ terms }: Explained): TermShare[] {
  const worst = new Map<string, TermShare>();
  for (const { label, contribution, max } of [...terms.youToProject, ...terms.projectToYou]) {
    const known = worst.get(label);
    if (max < minShownMax || max - contribution < minLoss) continue;
    if (!known || max - contribution > known.max - known.points)
      worst.set(label, { label, points: contribution, max });
  }
  return [...worst.values()].sort((a, b) => b.max - b.points - (a.max - a.points)).slice(0, maxLowering);
}

/** Large terms, most points first, and those that matter little. A single small one is not folded. */
export function splitTerms(terms: readonly ExplainedTerm[]): {
  large: readonly ExplainedTerm[];
  small: readonly ExplainedTerm[];
} {
  const sorted = terms.toSorted((a, b) => b.contribution - a.contribution || b.max - a.max);
  const small = sorted.filter(({ max }) => max < minShownMax);
  if (small.length < 2) return { large: sorted, small: [] };
  return { large: sorted.filter(({ max }) => max >= minShownMax), small };
}

export function sumOf(terms: readonly ExplainedTerm[]): Share {
  return terms.reduce(
    (sum, { contribution, max }) => ({ points: sum.points + contribution, max: sum.max + max }),
    { points: 0, max: 0 },
  );
}
