import type { Match, RecommendedProject, RecommendedUser } from '@teamwright/contracts/matching/matching.ts';
import type { Explanation, Term } from '@teamwright/matching/types.ts';
import { maskEmail } from '../../core/mask-email.ts';
import type { listPeopleCards, listProjectCards } from './matching.repository.ts';

type ProjectCard = Awaited<ReturnType<typeof listProjectCards>>[number];
type PersonCard = Awaited<ReturnType<typeof listPeopleCards>>[number];

/** Users below this score are never labelled a top match. */
const topMatchScore = 50;
const topMatches = 2;

export function recommendedProject(match: Explanation, card: ProjectCard): RecommendedProject {
  return {
    ...card,
    seat: match.seat,
    score: match.score,
    fit: match.fit,
    tier: match.tier,
    reasons: [...match.reasonsForDeveloper],
    missing: match.missing.map((skill) => skill.label),
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
    seat: match.seat,
    score: match.score,
    fit: match.fit,
    tier: match.tier,
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
function termView({ feature, label, contribution, assumed }: Term): Match['terms']['youToProject'][number] {
  const term = { feature, label, contribution };
  return assumed && feature !== 'exposure' ? { ...term, assumed } : term;
}

export function matchView(match: Explanation, forOwner: boolean): Match {
  return {
    postId: match.projectId,
    userId: match.developerId,
    seat: match.seat,
    score: match.score,
    tier: match.tier,
    fit: match.fit,
    terms: {
      youToProject: match.terms.youToProject.map(termView),
      projectToYou: match.terms.projectToYou.map(termView),
    },
    covers: match.covers.map((skill) => ({
      ...skill,
      lastSeen: skill.lastSeen === null ? null : new Date(skill.lastSeen).toISOString(),
    })),
    missing: [...match.missing],
    adds: [...match.adds],
    reasons: [...(forOwner ? match.reasonsForOwner : match.reasonsForDeveloper)],
  };
}
