/** What a skill rests on. */
export type SkillHow = 'shown' | 'declared' | 'implied' | 'related' | 'none';

/** Related skills do not cover a requirement. */
export function isCovering(how: SkillHow): boolean {
  return how === 'shown' || how === 'declared' || how === 'implied';
}

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
  /** The number of repositories that show it or the skill that implies it. Only for the single skill of a seat. */
  repositories?: number | undefined;
  /** The label of the skill that implies it or is related. Only for the single skill of a seat. */
  via?: string | null | undefined;
}

/** A connection to the team that counts, with the names that the reader can see elsewhere. */
export interface Connection {
  kind: 'together' | 'teammates' | 'school' | 'likelySchool' | 'area' | 'events' | 'season';
  people: readonly string[];
  projects: readonly { title: string; slug: string }[];
  /** The name of the school or area. */
  place: string | null;
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

export type Direction = keyof Explained['fit'];

/** A row of the table of points: a share per direction, or null if that direction does not count it. */
export interface PointRow<Skill extends ExplainedSkill = ExplainedSkill> {
  key: string;
  label: string;
  /** Set for a skill of the seat. */
  skill?: Skill;
  /** Set if the data is unknown and an average value is used. */
  assumed: boolean;
  youToProject: Share | null;
  projectToYou: Share | null;
}

/**
 * All that a score consists of, once: the skills of the seat, then the terms with most points first. Each column adds
 * up to its fit. A direction that ignores skills, or a project that requires none, has the term of the skills instead.
 */
export function pointRows<Skill extends ExplainedSkill>(
  match: Pick<Explained, 'terms'> & { seatSkills: readonly Skill[] },
): PointRow<Skill>[] {
  const { terms, seatSkills } = match;
  const counts = (direction: Direction) =>
    seatSkills.length > 0 && terms[direction].some(({ ofSkills }) => ofSkills);
  const skills = seatSkills.map((skill) => ({
    key: skill.skillId,
    label: skill.label,
    skill,
    assumed: false,
    youToProject: counts('youToProject') ? skill.youToProject : null,
    projectToYou: counts('projectToYou') ? skill.projectToYou : null,
  }));
  return [...skills, ...termRows(terms, counts)];
}

function termRows(
  terms: Explained['terms'],
  countsSkills: (direction: Direction) => boolean,
): PointRow<never>[] {
  const shareOf = (direction: Direction, feature: string): Share | null => {
    const term = terms[direction].find((one) => one.feature === feature);
    if (!term || (term.ofSkills && countsSkills(direction))) return null;
    return { points: term.contribution, max: term.max };
  };
  const all = new Map([...terms.youToProject, ...terms.projectToYou].map((term) => [term.feature, term]));
  return [...all.values()]
    .map(({ feature, label, assumed }) => ({
      key: feature,
      label,
      assumed: assumed === true,
      youToProject: shareOf('youToProject', feature),
      projectToYou: shareOf('projectToYou', feature),
    }))
    .filter((row) => row.youToProject !== null || row.projectToYou !== null)
    .sort((a, b) => sumOf(b, 'points') - sumOf(a, 'points') || sumOf(b, 'max') - sumOf(a, 'max'));
}

function sumOf({ youToProject, projectToYou }: PointRow, key: keyof Share): number {
  return (youToProject?.[key] ?? 0) + (projectToYou?.[key] ?? 0);
}

/** The direction with the lower fit: it holds the score down. */
export function lowerDirection({ youToProject, projectToYou }: Explained['fit']): Direction {
  return youToProject <= projectToYou ? 'youToProject' : 'projectToYou';
}

const reasonsShown = 3;

/**
 * The terms that give most points in the direction with the lower fit, most first. Unknown data is no reason, and
 * neither is a term with less than half of its points.
 */
export function largestReasons({ fit, terms }: Pick<Explained, 'fit' | 'terms'>): ExplainedTerm[] {
  return terms[lowerDirection(fit)]
    .filter(({ contribution, max, assumed }) => !assumed && contribution > 0 && contribution * 2 >= max)
    .toSorted((a, b) => b.contribution - a.contribution)
    .slice(0, reasonsShown);
}

/** The smallest loss worth a sentence, in points. */
const minLoss = 5;

/**
 * The term that loses most points in the direction with the lower fit; undefined if none loses many. All skills are one
 * term: each is listed with its own points.
 */
export function largestLoss({ fit, terms }: Pick<Explained, 'fit' | 'terms'>): ExplainedTerm | undefined {
  const lossOf = ({ max, contribution }: ExplainedTerm) => max - contribution;
  const [largest] = terms[lowerDirection(fit)].toSorted((a, b) => lossOf(b) - lossOf(a));
  return largest && lossOf(largest) >= minLoss ? largest : undefined;
}
