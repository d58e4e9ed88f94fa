import type { Match, RecommendedProject, RecommendedUser } from '@teamwright/contracts/matching/matching.ts';
import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { skillsTerm } from '@teamwright/matching/explain/seat-skills.ts';
import type {
  CoverageHow,
  Explanation,
  Help,
  SeatSkill,
  SkillHow,
  Term,
} from '@teamwright/matching/types.ts';
import { maskEmail } from '../../core/mask-email.ts';
import type { listPeopleCards, listProjectCards } from './matching.repository.ts';

type ProjectCard = Awaited<ReturnType<typeof listProjectCards>>[number];
type PersonCard = Awaited<ReturnType<typeof listPeopleCards>>[number];

/** Users below this score are never labelled a top match. */
const topMatchScore = 50;
const topMatches = 2;
/** More pieces of evidence for one skill would add no information to a match. */
const maxEvidence = 2;

export function recommendedProject(match: Explanation, card: ProjectCard): RecommendedProject {
  return {
    ...card,
    score: match.score,
    fit: match.fit,
    tier: match.tier,
    ...explanationView(match),
    reasons: [...match.reasonsForDeveloper],
    missing: match.missing.map((skill) => skill.label),
    adds: [...match.adds],
  };
}

/** The short reason on a card: what the user would add, or else how much they cover. */
export function briefReason(match: Explanation): string {
  const [first, second] = match.adds;
  if (first !== undefined) return `You would add ${second === undefined ? first : `${first} and ${second}`}.`;
  const covered = match.covers.filter((skill) => skill.how !== 'related').length;
  const total = match.covers.length + match.missing.length;
  if (covered > 0) return `You cover ${covered} of ${total} skills.`;
  return match.reasonsForDeveloper[0] ?? '';
}

interface PersonContext {
  readonly rank: number;
  readonly skills: readonly { readonly id: string; readonly label: string }[];
  readonly invited: boolean;
}

/** Required skills have the project's names, so that a card never shows one skill under two names. */
export function recommendedUser(
  match: Explanation,
  card: PersonCard,
  context: PersonContext,
): RecommendedUser {
  const asked = new Map(match.covers.map(({ skillId, label }) => [skillId, label]));
  return {
    id: card.id,
    username: card.username,
    email: card.showEmail ? card.email : maskEmail(card.email),
    profilePicture: card.profilePicture,
    skills: context.skills.map(({ id, label }) => asked.get(id) ?? label),
    score: match.score,
    fit: match.fit,
    tier: match.tier,
    ...explanationView(match),
    reasons: [...match.reasonsForOwner],
    missing: match.missing.map((skill) => skill.label),
    covers: match.covers.map((skill) => skill.label),
    adds: [...match.adds],
    hoursPerWeek: card.hoursPerWeek,
    topMatch: context.rank < topMatches && match.score >= topMatchScore,
    invited: context.invited,
  };
}

/** Hides missing exposure data, because it would reveal that the user opted out of learning. */
function termView({ assumed, ...term }: Term): Match['terms']['youToProject'][number] {
  return {
    ...term,
    ...(term.feature === skillsTerm && { ofSkills: true as const }),
    ...(assumed && term.feature !== 'exposure' && { assumed }),
  };
}

/** The cell in the format of older clients. */
export function coverageCellOf(how: SkillHow): 'own' | 'implied' | 'related';
export function coverageCellOf(how: CoverageHow): 'own' | 'implied' | 'related' | 'none';
export function coverageCellOf(how: CoverageHow): 'own' | 'implied' | 'related' | 'none' {
  return how === 'shown' || how === 'declared' ? 'own' : how;
}

function explanationView({ seat, terms, skills }: Explanation) {
  return {
    seat,
    terms: {
      youToProject: terms.youToProject.map(termView),
      projectToYou: terms.projectToYou.map(termView),
    },
    seatSkills: skills.map(seatSkillView),
  };
}

function seatSkillView({ strength: _, ...skill }: SeatSkill) {
  return { ...skill, via: skill.via?.label ?? null, lastSeen: dayOf(skill.lastSeen) };
}

function dayOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

interface MatchContext {
  readonly forOwner: boolean;
  /** The user's skills with the evidence that the reader may see. */
  readonly skills: readonly PersonSkill[];
  readonly help: Help | undefined;
}

export function matchView(match: Explanation, { forOwner, skills, help }: MatchContext): Match {
  return {
    postId: match.projectId,
    userId: match.developerId,
    score: match.score,
    tier: match.tier,
    fit: match.fit,
    ...explanationView(match),
    seatSkills: match.skills.map((skill) => ({
      ...seatSkillView(skill),
      evidence: evidenceFor(skill, skills),
    })),
    help: help ?? null,
    covers: match.covers.map((skill) => ({
      ...skill,
      how: coverageCellOf(skill.how),
      via: skill.via?.label ?? null,
      lastSeen: dayOf(skill.lastSeen),
    })),
    missing: [...match.missing],
    adds: [...match.adds],
    reasons: [...(forOwner ? match.reasonsForOwner : match.reasonsForDeveloper)],
  };
}

/** What shows the skill, or else the skill that implies it. A declaration shows nothing. */
function evidenceFor(
  { how, skillId, via }: SeatSkill,
  skills: readonly PersonSkill[],
): Match['seatSkills'][number]['evidence'] {
  const shownBy = how === 'implied' || how === 'related' ? via?.skillId : skillId;
  const known = skills.find((skill) => skill.skillId === shownBy && skill.status === 'confirmed');
  return (known?.evidence ?? []).filter(({ source }) => source !== 'declared').slice(0, maxEvidence);
}
