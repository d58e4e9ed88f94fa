import { createMatcher } from '@teamwright/matching/matcher.ts';
import { dayMs } from '@teamwright/matching/profile/decay.ts';
import { runToEnd } from '@teamwright/matching/testing/run-to-end.ts';
import type { Matcher } from '@teamwright/matching/types/matcher.ts';
import { average, type Figure } from './figures.ts';
import type { PastWork } from './past.ts';
import { type ShownLater, shownLater } from './questions.ts';
import type { Stage } from './stage.ts';

/** The teams of all questions of a period, as the scorer of the benchmark measures them. */
export interface TrialFigures {
  readonly questions: number;
  /** The share of a project's skills that a member shows later, in another project. */
  readonly verified: Figure;
  /** Different people per seat, and the share of seats of the most chosen 1 % of the candidates. */
  readonly distinct: number;
  readonly topShare: number;
}

interface TeamQuestion {
  readonly work: PastWork;
  readonly skillIds: readonly string[];
}

const maxQuestions = 460;
/** As in the benchmark: projects with this many skills and members. */
const [minSkills, maxSkills] = [4, 12];
const [minTeam, maxTeam] = [2, 5];
/** Rarer skills are no labels of the benchmark. */
const minWorksWithSkill = 30;
/** As on a site. */
const invitationsCountDays = 365;
const organiser = 'organiser';

/** Composes a team for each project of a period and invites it, with the community as before the period. */
export function tryTeams(stage: Stage, past: readonly PastWork[], period: readonly PastWork[]): TrialFigures {
  const shown = shownLater(stage, period);
  const matcher = createMatcher({ community: stage.community });
  const others = [...stage.worksOf.keys()].filter((id) => !shown.has(id));
  const invitations: { readonly day: number; readonly id: string }[] = [];
  const verified: number[] = [];
  for (const question of questionsOf(past, period)) {
    const { day, ownerId } = question.work;
    const recent = invitations.filter((one) => day - one.day < invitationsCountDays);
    const team = composed(matcher, question, new Set([...others, ownerId]), countedById(recent));
    for (const id of team) invitations.push({ day, id });
    verified.push(shareShown(question, team, shown));
  }
  const counts = [...countedById(invitations).values()].sort((a, b) => b - a);
  const most = counts.slice(0, Math.ceil(shown.size / 100)).reduce((sum, one) => sum + one, 0);
  return {
    questions: verified.length,
    verified: average(verified),
    distinct: counts.length / invitations.length,
    topShare: most / invitations.length,
  };
}

/** At most `maxQuestions`, evenly over the period. */
function questionsOf(past: readonly PastWork[], period: readonly PastWork[]): TeamQuestion[] {
  const worksWith = new Map<string, number>();
  for (const { skillIds } of past)
    for (const skill of skillIds) worksWith.set(skill, (worksWith.get(skill) ?? 0) + 1);
  const all = period
    .map((work) => ({
      work,
      skillIds: work.skillIds.filter((skill) => (worksWith.get(skill) ?? 0) >= minWorksWithSkill),
    }))
    .filter(({ work, skillIds }) => {
      const isSize = work.team.size >= minTeam && work.team.size <= maxTeam;
      return isSize && skillIds.length >= minSkills && skillIds.length <= maxSkills;
    });
  const step = Math.ceil(all.length / maxQuestions);
  return all.filter((_, at) => at % step === 0);
}

function composed(
  matcher: Matcher,
  { work, skillIds }: TeamQuestion,
  exclude: ReadonlySet<string>,
  invitations: ReadonlyMap<string, number>,
): string[] {
  const id = `asked ${work.id}`;
  matcher.upsertProject({
    ...work.profile,
    id,
    required: work.profile.required.filter(({ skillId }) => skillIds.includes(skillId)),
    ownerId: organiser,
    memberIds: [],
    school: '',
  });
  const options = { size: work.team.size + 1, exclude, invitations, now: work.day * dayMs };
  const answer = runToEnd(matcher.composeTeams(id, options));
  matcher.removeProject(id);
  const members = answer?.teams[0]?.members ?? [];
  return members.filter(({ seat }) => seat === 'proposed').map(({ developerId }) => developerId);
}

function shareShown({ work, skillIds }: TeamQuestion, team: readonly string[], shown: ShownLater): number {
  const has = (id: string, skill: string) =>
    [...(shown.get(id)?.get(skill) ?? [])].some((workId) => workId !== work.id);
  return skillIds.filter((skill) => team.some((id) => has(id, skill))).length / skillIds.length;
}

function countedById(invitations: readonly { readonly id: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of invitations) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
