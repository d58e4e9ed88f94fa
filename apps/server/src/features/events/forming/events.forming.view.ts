import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type {
  eventForming,
  FormationPage,
  FormationSummary,
  FormedTeamView,
} from '@teamwright/contracts/events/forming.ts';
import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import { silentSince } from './events.forming.policy.ts';
import type { ListedFormation, MemberRow, TeamRow } from './events.forming.repository.ts';

const interrupted = 'The formation was interrupted. Please start it again.';

export function formationView(
  { formation, teams, basedOn, repairs }: ListedFormation,
  now: Date,
): FormationSummary {
  const { version, seed, seconds, score, clash, clashReason, revision } = formation;
  // The bound is proven for all members. Without some of them, better teams may be possible.
  const bound = formation.measures?.absent ? null : formation.bound;
  const isActive = formation.status === 'queued' || formation.status === 'running';
  const isSilent = isActive && formation.reportedAt < silentSince(now);
  return {
    version,
    seed,
    seconds,
    basedOn,
    repairs,
    score,
    bound,
    clash,
    clashReason,
    revision,
    teams,
    status: isSilent ? 'failed' : formation.status,
    fault: isSilent ? interrupted : formation.fault,
    appliedAt: formation.appliedAt?.toISOString() ?? null,
    createdAt: formation.createdAt.toISOString(),
    finishedAt: formation.finishedAt?.toISOString() ?? null,
  };
}

interface PageParts {
  readonly now: Date;
  readonly teams: readonly TeamRow[];
  readonly members: readonly MemberRow[];
  readonly unplaced: string[];
  readonly fixes: FormationPage['fixes'];
  readonly can: FormationPage['can'];
}

export function formationPageView(listed: ListedFormation, parts: PageParts): FormationPage {
  const { measures, rules } = listed.formation;
  const membersOf = Map.groupBy(parts.members, ({ teamId }) => teamId);
  const measureOf = new Map(measures?.teams.map((team) => [team.id, team]));
  const teamList = parts.teams.map(({ id, name, ideaId, fromId }): FormedTeamView => {
    const members = (membersOf.get(id) ?? []).map(({ participantId, locked }) => ({ participantId, locked }));
    const { score = 0, broken = null } = measureOf.get(id) ?? {};
    return { id, name, ideaId, fromId, score, broken, members };
  });
  const filled = teamList.filter(({ members }) => members.length > 0);
  const size = filled.reduce((sum, { members }) => sum + members.length, 0);
  const sum = filled.reduce((total, { members, score }) => total + members.length * score, 0);
  return {
    ...formationView(listed, parts.now),
    teamList,
    unplaced: parts.unplaced,
    fixes: parts.fixes,
    can: parts.can,
    rules: [...rules],
    mean: size === 0 ? null : sum / size,
    worst: filled.length === 0 ? null : Math.min(...filled.map(({ score }) => score)),
    // Other counts could reveal blocks between users.
    satisfaction: (measures?.rules ?? []).filter(({ ruleId }) => rules.some(({ id }) => id === ruleId)),
  };
}

/** An instance in the shape of the contract, without wishes for friends in one direction: they have no effect. */
export function instanceView(instance: EventInstance): Answer<typeof eventForming.formationInstance> {
  const { people, sizes, projects, published, rules } = instance;
  const named = new Map(people.map(({ id, friends = [] }) => [id, new Set(friends)]));
  return {
    people: people.map(({ id, level = 0, roles = {}, skills = {}, answers = {}, ...lists }) => ({
      id,
      level,
      roles,
      skills,
      slots: [...(lists.slots ?? [])],
      languages: [...(lists.languages ?? [])],
      wishes: [...(lists.wishes ?? [])],
      friends: (lists.friends ?? []).filter((friend) => named.get(friend)?.has(id)),
      avoid: [...(lists.avoid ?? [])],
      answers: Object.fromEntries(
        Object.entries(answers).map(([question, value]) => [question, String(value)]),
      ),
    })),
    sizes,
    ...(projects && {
      projects: projects.map(({ id, teamsMax = 1, needs = {}, skills = [] }) => ({
        id,
        teamsMax,
        needs,
        skills: [...skills],
      })),
    }),
    ...(published && {
      published: published.map(({ id, members, project = null }) => ({ id, members: [...members], project })),
    }),
    rules: rules.map((rule) => ({ ...rule })),
  };
}
