import type { Match, RecommendedProject, RecommendedUser } from '@teamwright/contracts/matching/matching.ts';
import type { ListedMatch } from '@teamwright/contracts/matching/summary.ts';
import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { skillsTerm } from '@teamwright/matching/explain/seat-skills.ts';
import type {
  CoverageHow,
  Explanation,
  Help,
  SeatSkill,
  SkillHow,
  Term,
} from '@teamwright/matching/types/explanation.ts';
import { maskEmail } from '../../core/mask-email.ts';
import { distinguishingReason } from './matching.reason.view.ts';
import type { listProjectCards, listUserCards } from './matching.repository.ts';
import { matchSummary } from './matching.summary.view.ts';

type ProjectCard = Awaited<ReturnType<typeof listProjectCards>>[number];
type UserCard = Awaited<ReturnType<typeof listUserCards>>[number];

/** Users below this score are never labelled a top match. */
const topMatchScore = 50;
const topMatches = 2;
const maxListedReasons = 4;
/** More pieces of evidence or finished projects for one skill would add no information to a match. */
const maxEvidence = 2;

interface ListContext {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly explanation: 'full' | 'summary';
}

export function recommendedProject(
  match: Explanation,
  card: ProjectCard,
  context: ListContext,
): RecommendedProject {
  return {
    ...card,
    score: match.score,
    fit: match.fit,
    tier: match.tier,
    ...listedExplanation(match, context),
    reasons: listedReasons(match.reasonsForDeveloper, context),
    reasonKinds: listedReasons(match.reasonKindsForDeveloper, context),
    missing: match.missing.map((skill) => skill.label),
    adds: [...match.adds],
  };
}

/**
 * Whether a card shows the score. Without any of the required skills, every project has nearly the same low score, so
 * the card shows what the project looks for instead.
 */
export function isWorthShowing({ covers, missing }: Explanation): boolean {
  return covers.length > 0 || missing.length === 0;
}

/**
 * The short reason on a card: what the user would add, or else how much of the seat they cover, because the score is
 * about the seat.
 */
export function briefReason(match: Explanation): string {
  const [first, second] = match.adds;
  if (first !== undefined) return `You would add ${second === undefined ? first : `${first} and ${second}`}.`;
  const covered = match.skills.filter(({ how }) => how !== 'related' && how !== 'none');
  const [only] = covered;
  if (only !== undefined) {
    const what = match.seat === null ? 'the project' : 'the seat';
    const total = match.skills.length;
    if (total === 1) return `You cover ${only.label}, all that ${what} asks for.`;
    if (covered.length === total)
      return `You cover ${total === 2 ? 'both' : `all ${total}`} skills of ${what}.`;
    return `You cover ${covered.length} of ${total} skills of ${what}.`;
  }
  const related = match.covers.find(({ via }) => via !== null);
  if (related?.via) return `You know ${related.via.label}, which is related to ${related.label}.`;
  return match.reasonsForDeveloper[0] ?? '';
}

interface UserContext extends ListContext {
  readonly rank: number;
  readonly skills: readonly { readonly id: string; readonly label: string }[];
  readonly invited: boolean;
}

/** Required skills have the project's names, so that a card never shows one skill under two names. */
export function recommendedUser(match: Explanation, card: UserCard, context: UserContext): RecommendedUser {
  const labels = new Map(match.covers.map(({ skillId, label }) => [skillId, label]));
  return {
    id: card.id,
    username: card.username,
    email: card.showEmail ? card.email : maskEmail(card.email),
    profilePicture: card.profilePicture,
    skills: context.skills.map(({ id, label }) => labels.get(id) ?? label),
    score: match.score,
    fit: match.fit,
    tier: match.tier,
    ...listedExplanation(match, context),
    reasons: listedReasons(match.reasonsForOwner, context),
    reasonKinds: listedReasons(match.reasonKindsForOwner, context),
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

function listedExplanation(match: Explanation, { now, explanation }: ListContext) {
  const { seat, skills } = match;
  const terms = termsView(match);
  const summary = matchSummary({ terms, skills }, now);
  if (explanation === 'summary') return { seat, summary };
  return { seat, summary, terms, seatSkills: skills.map(seatSkillView) };
}

/** A match in one line or on a card, for managers of the project; `now` is in epoch milliseconds. */
export function listedMatch(match: Explanation, now: number): ListedMatch {
  const { score, tier, seat, adds, skills } = match;
  return {
    score,
    tier,
    seat,
    summary: matchSummary({ terms: termsView(match), skills }, now),
    adds: [...adds],
    reason: distinguishingReason(match, now),
  };
}

/** A card shows two facts at most, after the sentence and what the user would add. */
function listedReasons<Item>(reasons: readonly Item[], { explanation }: ListContext): Item[] {
  return explanation === 'summary' ? reasons.slice(0, maxListedReasons) : [...reasons];
}

function termsView({ terms }: Explanation): Match['terms'] {
  return {
    youToProject: terms.youToProject.map(termView),
    projectToYou: terms.projectToYou.map(termView),
  };
}

function seatSkillView({ strength: _, ...skill }: SeatSkill) {
  return { ...skill, via: skill.via?.label ?? null, lastSeen: isoTime(skill.lastSeen) };
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

type SeatSkillView = Match['seatSkills'][number];

interface FinishedProject {
  readonly title: string;
  readonly slug: string;
  readonly skillIds: readonly string[];
}

interface MatchContext {
  readonly forOwner: boolean;
  /** The user's skills with the evidence that the reader may see. */
  readonly skills: readonly PersonSkill[];
  /** The user's finished projects, newest first. */
  readonly finishedProjects: readonly FinishedProject[];
  readonly help: Help | undefined;
  readonly seatFits: Match['seatFits'];
  readonly connections: Match['connections'];
  /** Epoch milliseconds. */
  readonly now: number;
}

export function matchView(match: Explanation, context: MatchContext): Match {
  const { forOwner, skills, finishedProjects, help, seatFits, connections, now } = context;
  const terms = termsView(match);
  return {
    postId: match.projectId,
    userId: match.developerId,
    score: match.score,
    tier: match.tier,
    fit: match.fit,
    seat: match.seat,
    summary: matchSummary({ terms, skills: match.skills }, now),
    terms,
    seatSkills: match.skills.map((skill) => ({
      ...seatSkillView(skill),
      evidence: evidenceFor(skill, skills),
      finishedProjects: finishedFor(skill, finishedProjects),
    })),
    seatFits,
    help: help ?? null,
    covers: match.covers.map((skill) => ({
      ...skill,
      how: coverageCellOf(skill.how),
      via: skill.via?.label ?? null,
      lastSeen: isoTime(skill.lastSeen),
    })),
    missing: [...match.missing],
    connections,
    adds: [...match.adds],
    reasons: [...(forOwner ? match.reasonsForOwner : match.reasonsForDeveloper)],
  };
}

/** The skill itself, or the one that implies it. A finished project implies the skill itself. */
function shownBy({ how, skillId, via }: SeatSkill): string {
  return how === 'implied' || how === 'related' ? (via?.skillId ?? skillId) : skillId;
}

/** None for a skill that counts no finished projects: the user may have hidden it. */
function finishedFor(
  skill: SeatSkill,
  finishedProjects: readonly FinishedProject[],
): SeatSkillView['finishedProjects'] {
  if (skill.projects === 0) return [];
  return finishedProjects
    .filter(({ skillIds }) => skillIds.includes(shownBy(skill)))
    .slice(0, maxEvidence)
    .map(({ title, slug }) => ({ title, slug }));
}

/**
 * What shows the skill, or else the skill that implies it. A declaration shows nothing. Pieces that the reader can
 * open come first: those from private places have no address.
 */
function evidenceFor(skill: SeatSkill, skills: readonly PersonSkill[]): SeatSkillView['evidence'] {
  const of = shownBy(skill);
  const known = skills.find(({ skillId, status }) => skillId === of && status === 'confirmed');
  const pieces = (known?.evidence ?? []).filter(({ source }) => source !== 'declared');
  return pieces.toSorted((a, b) => Number(canOpen(b)) - Number(canOpen(a))).slice(0, maxEvidence);
}

function canOpen({ url, project }: PersonSkill['evidence'][number]): boolean {
  return url !== null || project !== null;
}
