import type { EventRule } from '@teamwright/contracts/events/rules.ts';
import type {
  EventRule as EngineRule,
  EventInstance,
  EventPerson,
  EventProject,
  PublishedTeam,
} from '@teamwright/matching/events/instance.ts';
import { freeHours } from '@teamwright/matching/hours/free-hours.ts';
import { zoneOffset } from '@teamwright/matching/hours/zone-offset.ts';
import type { Steps } from '@teamwright/matching/steps.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { inSlices } from '../../../core/concurrency/slices.ts';
import type { Ctx, DataCtx } from '../../../core/ctx.ts';
import { listApart } from '../apart/events.apart.repository.ts';
import { type IdeaRow, listIdeas } from '../events.questions.repository.ts';
import type { EventRow } from '../events.repository.ts';
import { groupsOf } from '../events.rules.policy.ts';
import { type FormationRow, listMembers, listTeams } from './events.forming.repository.ts';
import type { PersonRow } from './events.instance.repository.ts';
import * as repository from './events.instance.repository.ts';
import { type ProfileFacts, readProfiles } from './events.profiles.service.ts';

/** The rule that keeps users with a block between them apart. Organisers see which teams break it, and no pairs. */
export const blocksRuleId = 'site:apart';
const highestExperience = 4;
/** The weight `strong` of the slider. */
const strongWeight = 3;
/** What a wish is worth by its rank, the first one first. */
const wishCurve = [1, 0.8, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1, 0.05];

type ApartPair = readonly [string, string];

/** The demo data is inserted without the objects of a server. */
type InstanceCtx = DataCtx & Partial<Pick<Ctx, 'deps' | 'transaction'>>;

type FormationParts = Pick<FormationRow, 'rules'> &
  Partial<Pick<FormationRow, 'basedOnId' | 'repairsId' | 'stayIds'>>;

/**
 * What the engine forms teams from: the participants with a place, their profiles, and the rules. Locked participants
 * of the formation on which this one is based stay together. A repair starts from the published teams.
 */
export async function loadInstance(
  ctx: InstanceCtx,
  event: EventRow,
  { rules, basedOnId = null, repairsId = null, stayIds = [] }: FormationParts,
): Promise<EventInstance> {
  const rows = await repository.listPeople(ctx.db, event.id);
  const profiles = await loadProfiles(ctx, rows);
  const locked = basedOnId === null ? [] : await repository.listLocked(ctx.db, basedOnId);
  const participantIds = new Set(rows.map(({ id }) => id));
  const areParticipants = (pair: ApartPair) => pair.every((id) => participantIds.has(id));
  const apart = (await listApart(ctx.db, event.id)).filter(areParticipants);
  const met = (await repository.listMetPairs(ctx.db, event.id)).filter(areParticipants);
  const base = await loadPeople(ctx, event, rules, { rows, profiles });
  const hasProjects = base.projects !== undefined;
  const published = repairsId === null ? undefined : await listPublished(ctx, repairsId, hasProjects);
  const facts = { apart, met, people: participantIds, blocked: await blockedPairs(ctx, rows) };
  return {
    ...base,
    ...(published && { published }),
    rules: [
      ...rules.map((rule) => engineRule(rule, facts)),
      ...siteRules(facts.blocked, locked, participantIds),
      ...stayRules(stayIds),
    ],
  };
}

interface ExplainedPeople {
  /** All participants with a place if missing. */
  readonly participantIds?: readonly string[];
  /** Whether participants who gave no weekly hours are assumed to be free by day, as rules do. */
  readonly assumesHours: boolean;
}

/** The instance for explanations: without pairs that are kept apart or have met, and without locks of a version. */
export async function loadExplained(
  ctx: InstanceCtx,
  event: EventRow,
  rules: readonly EventRule[],
  { participantIds, assumesHours }: ExplainedPeople,
): Promise<EventInstance> {
  const rows = await repository.listPeople(ctx.db, event.id, participantIds);
  const profiles = await loadProfiles(ctx, rows);
  const people = new Set(rows.map(({ id }) => id));
  const stated = new Set(rows.filter(({ userId }) => profiles.get(userId)?.availability).map(({ id }) => id));
  const instance = await loadPeople(ctx, event, rules, { rows, profiles });
  return {
    ...instance,
    people: instance.people.map((person) =>
      assumesHours || stated.has(person.id) ? person : { ...person, slots: [] },
    ),
    rules: rules.map((rule) => engineRule(rule, { apart: [], met: [], people })),
  };
}

type Profiles = ReadonlyMap<string, ProfileFacts>;

interface Rows {
  readonly rows: readonly PersonRow[];
  readonly profiles: Profiles;
}

/** The instance without its rules. */
async function loadPeople(
  ctx: DataCtx,
  event: EventRow,
  rules: readonly EventRule[],
  { rows, profiles }: Rows,
): Promise<Omit<EventInstance, 'rules'>> {
  const friends = Map.groupBy(
    await repository.listFriendWishes(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    (row) => row.participantId,
  );
  const slotsOf = createSlots(event);
  const personOf = (row: PersonRow): EventPerson => {
    const named = (friends.get(row.id) ?? []).map(({ friendId }) => friendId);
    const profile = profiles.get(row.userId);
    return { ...factsOf(row, profile), slots: slotsOf(profile), friends: named, avoid: [] };
  };
  const people = await inSlices(stepThrough(rows, personOf));
  const ideas = await listIdeas(ctx.db, event.id);
  const hasProjects = ideas.length > 0 && rules.some(({ kind }) => kind === 'wishes' || kind === 'needs');
  return {
    people,
    sizes: { min: event.teamMin, max: event.teamMax, preferred: event.teamPreferred },
    ...(hasProjects && { projects: ideas.map(projectOf) }),
  };
}

/** From the cache of this process, unless a transaction may have changed profiles. */
async function loadProfiles(
  { db, clock, deps, transaction }: InstanceCtx,
  rows: readonly PersonRow[],
): Promise<Profiles> {
  const userIds = rows.map(({ userId }) => userId);
  if (deps !== undefined && transaction === undefined) return await deps.profileCache.load(userIds);
  return await readProfiles(db, clock.now().getTime(), userIds);
}

function* stepThrough<Row, Result>(rows: readonly Row[], read: (row: Row) => Result): Steps<Result[]> {
  const results: Result[] = [];
  for (const row of rows) {
    results.push(read(row));
    yield;
  }
  return results;
}

function factsOf(row: PersonRow, profile: ProfileFacts | undefined): EventPerson {
  return {
    id: row.id,
    level: row.experience / highestExperience,
    roles: Object.fromEntries(row.roles.map(({ role, level }) => [role, level])),
    skills: Object.fromEntries((profile?.skills ?? []).map(({ skillId, strength }) => [skillId, strength])),
    languages: row.languages,
    wishes: row.wishes,
    answers: Object.fromEntries(row.answers.map(({ questionId, value }) => [questionId, value])),
  };
}

type Slots = (profile: ProfileFacts | undefined) => readonly number[];

/**
 * The weekly hours of participants, on the clock of the event when it starts. Without a time zone they have that of the
 * event. Those with the same week share one list: many gave no hours.
 */
function createSlots({ timeZone, startsAt }: EventRow): Slots {
  const cache = new Map<string, readonly number[]>();
  const at = startsAt.getTime();
  const here = zoneOffset(timeZone, at) ?? 0;
  return (profile) => {
    const ahead = here - (zoneOffset(profile?.timeZone ?? null, at) ?? here);
    const key = `${profile?.availability ?? ''} ${ahead}`;
    const slots = cache.get(key) ?? freeHours(profile?.availability ?? null, ahead);
    cache.set(key, slots);
    return slots;
  };
}

function projectOf({ id, needs, skills, maxTeams }: IdeaRow): EventProject {
  return {
    id,
    teamsMax: maxTeams,
    needs: Object.fromEntries(needs.map(({ role, count }) => [role, count])),
    skills: skills.map((label) => resolveSkill(label).id),
  };
}

/** Pairs of participants whose users have a block between them, in either direction. */
export async function blockedPairs(ctx: DataCtx, rows: readonly PersonRow[]): Promise<ApartPair[]> {
  const participantOf = new Map(rows.map(({ id, userId }) => [userId, id]));
  const found = await repository.listBlocksAmong(ctx.db, [...participantOf.keys()]);
  return found.flatMap(({ blockerId, blockedId }): ApartPair[] => {
    const [one, other] = [participantOf.get(blockerId), participantOf.get(blockedId)];
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
}

interface Facts {
  readonly apart: readonly ApartPair[];
  readonly met: readonly ApartPair[];
  readonly people: ReadonlySet<string>;
}

function engineRule(rule: EventRule, { apart, met, people }: Facts): EngineRule {
  const { id, strength } = rule;
  switch (rule.kind) {
    case 'size':
      // The limits of the sizes always hold. To the engine, `hard` means only them, and no size would be preferred.
      return { ...rule, strength: strength === 'hard' ? strongWeight : strength };
    case 'skills':
      return { ...rule, skills: rule.skills.map((label) => resolveSkill(label).id) };
    case 'level':
      return rule.mode === 'mixed'
        ? { id, strength, kind: 'level', mode: 'mixed', spread: rule.amount }
        : { id, strength, kind: 'level', mode: rule.mode, tolerance: rule.amount };
    case 'same':
      return { id, strength, kind: 'same', question: rule.questionId };
    case 'neverAlone':
      return { id, strength, kind: 'neverAlone', question: rule.questionId, value: rule.value };
    case 'apart':
      return { id, strength, kind: 'apart', pairs: apart, only: true };
    case 'wishes':
      return { ...rule, curve: wishCurve };
    case 'novelty':
      return { id, strength, kind: 'novelty', met };
    case 'locked':
      return { ...rule, groups: groupsOf(rule.groups, people) };
    default:
      return rule;
  }
}

/** The teams that a repair starts from. */
async function listPublished(
  ctx: DataCtx,
  formationId: string,
  hasProjects: boolean,
): Promise<PublishedTeam[]> {
  const members = Map.groupBy(await listMembers(ctx.db, formationId), ({ teamId }) => teamId);
  return (await listTeams(ctx.db, formationId)).map(({ id, ideaId }) => ({
    id,
    project: hasProjects ? ideaId : null,
    members: (members.get(id) ?? []).map(({ participantId }) => participantId),
  }));
}

/** Repair: participants who declined to move. */
function stayRules(people: readonly string[]): EngineRule[] {
  return people.length === 0 ? [] : [{ id: 'site:stay', kind: 'keep', strength: 'hard', people }];
}

type Locked = Awaited<ReturnType<typeof repository.listLocked>>;

/** Rules that organisers do not set: users with a block between them, and locked participants. */
function siteRules(
  blocked: readonly ApartPair[],
  locked: Locked,
  participantIds: ReadonlySet<string>,
): EngineRule[] {
  const members = locked.filter(({ participantId }) => participantIds.has(participantId));
  const groups = [...Map.groupBy(members, ({ teamId }) => teamId).values()].map((group) =>
    group.map(({ participantId }) => participantId),
  );
  return [
    ...(blocked.length > 0
      ? [{ id: blocksRuleId, kind: 'apart', strength: 'hard', pairs: blocked, only: true } as const]
      : []),
    ...(groups.length > 0 ? [{ id: 'site:locked', kind: 'locked', strength: 'hard', groups } as const] : []),
  ];
}
