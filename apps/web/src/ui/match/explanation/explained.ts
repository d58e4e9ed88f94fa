/** What a skill rests on. */
export type SkillHow = 'shown' | 'declared' | 'implied' | 'related' | 'none';

export interface Share {
  points: number;
  max: number;
}

export interface TermShare extends Share {
  label: string;
}

export interface ExplainedTerm {
  feature: string;
  label: string;
  contribution: number;
  max: number;
  /** Set for the term of the skills: its points are the sum of theirs. */
  ofSkills?: boolean | undefined;
  /** Set if the data is unknown and an average value is used. */
  assumed?: boolean | undefined;
}

export interface ExplainedSkill {
  skillId: string;
  label: string;
  how: SkillHow;
  /** The label of the skill that implies it or is related. */
  via: string | null;
  repositories: number;
  /** The number of finished projects that name it. */
  projects: number;
  /** The number of owners who accepted the user for it. */
  acceptedBy: number;
  /** ISO 8601. */
  lastSeen: string | null;
  youToProject: Share;
  projectToYou: Share;
}

export interface SkillSign {
  label: string;
  how: SkillHow;
}

/** A score with what a card shows of its explanation. */
export interface Summarised {
  seat: { name: string; role?: string | undefined; level?: 'learning' | 'solid' | undefined } | null;
  adds: readonly string[];
  summary: {
    skills: readonly SkillSign[];
    lowers: readonly TermShare[];
    raises: readonly TermShare[];
    /** The skill that was not used for the longest time, if that lowers the score visibly. */
    oldest: { label: string; lastSeen: string } | null;
  };
}

/** A score with all that it consists of. */
export interface Explained extends Summarised {
  fit: { youToProject: number; projectToYou: number };
  terms: { youToProject: readonly ExplainedTerm[]; projectToYou: readonly ExplainedTerm[] };
  seatSkills: readonly ExplainedSkill[];
}

/** Who reads: the user of the match, or an owner who reads about `name`. */
export type Reader = { kind: 'user' } | { kind: 'owner'; name: string };

/** Terms that can change a fit by fewer points are folded. */
export const minShownMax = 4;

/** Large and small terms, most points first. A single small term counts as large, because folding it saves no line. */
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
