import type { Goal } from '@teamwright/contracts/accounts/goals.ts';
import type { Seat } from '@teamwright/contracts/seats.ts';
import { workEvidence } from '@teamwright/matching/history/work-evidence.ts';
import { schoolKey } from '@teamwright/matching/places/school.ts';
import { summariseEvidence } from '@teamwright/matching/profile/strength.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type {
  DeveloperProfile,
  ProjectProfile,
  ProjectSeat,
  RequiredSkill,
} from '@teamwright/matching/types/profiles.ts';
import type { Evidence } from '@teamwright/matching/types/skills.ts';
import type { Db } from '../../db/client.ts';
import { listSeats } from '../seats/seats.service.ts';
import { isAcceptingMembers } from '../teams/teams.policy.ts';
import * as repository from './matching.profiles.repository.ts';

/** Only the newest repositories of a user are compared. */
const maxWorks = 10;
/**
 * Total for all READMEs of a user, equal to the limit of a single one. Their beginnings are enough to describe them,
 * and every start of the server reads the READMEs of all users.
 */
const maxReadmeCharacters = 4_000;

/** Profiles as the engine reads them; all of them, or the given ones. `now` in epoch milliseconds. */
export async function loadDevelopers(
  db: Db,
  now: number,
  ids?: readonly string[],
): Promise<DeveloperProfile[]> {
  const developers = await repository.listDevelopers(db, ids);
  const evidence = Map.groupBy(await repository.listEvidence(db, ids), (row) => row.userId);
  const works = Map.groupBy(
    await repository.listWorks(db, maxWorks, maxReadmeCharacters, ids),
    (row) => row.userId,
  );
  const teammates = Map.groupBy(await repository.listTeammates(db, ids), (row) => row.userId);
  const parts = Map.groupBy(await repository.listFinishedParts(db, ids), (row) => row.userId);
  const hidden = Map.groupBy(await repository.listUnconfirmed(db, ids), (row) => row.userId);
  return developers.map((developer) => ({
    id: developer.id,
    skills: summariseEvidence(
      [
        ...(evidence.get(developer.id) ?? []).map(evidenceOf),
        ...finishedEvidence(parts.get(developer.id) ?? [], hidden.get(developer.id) ?? []),
      ],
      now,
    ),
    text: developer.bio ?? '',
    works: (works.get(developer.id) ?? []).map(workText).filter((text) => text !== ''),
    area: developer.area ?? '',
    school: developer.school ?? '',
    schoolVerified: isVerified(developer),
    timeZone: developer.timeZone,
    hoursPerWeek: developer.hoursPerWeek,
    availability: developer.availability,
    interests: [...(developer.interests ?? []), ...goalInterests(developer.goals ?? [])],
    roles: developer.roles ?? [],
    openToCollaborate: developer.openToCollaborate ?? true,
    lastActiveAt: developer.lastActiveAt?.getTime() ?? null,
    preferences: developer.preferences,
    // Null if the user opted out. Otherwise a missing row means at most a few pages.
    exposure: developer.learning === false ? null : (developer.exposure ?? 0),
    workedWith: (teammates.get(developer.id) ?? []).map((row) => row.teammateId),
  }));
}

interface SchoolRow {
  readonly school: string | null;
  readonly verifiedSchoolKey: string | null;
}

/** A verification counts only for the school that the profile still names. */
function isVerified({ school, verifiedSchoolKey }: SchoolRow): boolean {
  return verifiedSchoolKey !== null && schoolKey(school ?? '') === verifiedSchoolKey;
}

/** The goals that projects name in their texts. Wishes to learn or to build fit every project. */
const namedGoals: Partial<Record<Goal, string>> = {
  found: 'Startup',
  hackathon: 'Hackathon',
  maintain: 'Open source',
};

function goalInterests(goals: readonly Goal[]): string[] {
  return goals.flatMap((goal) => namedGoals[goal] ?? []);
}

type Work = Awaited<ReturnType<typeof repository.listWorks>>[number];

function workText({ description, readme, share }: Work): string {
  const whole = readme.length < share ? readme : readme.slice(0, readme.lastIndexOf(' '));
  return `${description}\n${whole}`.trim();
}

function evidenceOf({ firstSeen, lastSeen, ...row }: repository.EvidenceRow) {
  return { ...row, firstSeen: firstSeen.getTime(), lastSeen: lastSeen.getTime() };
}

type FinishedPart = Awaited<ReturnType<typeof repository.listFinishedParts>>[number];
type HiddenSkill = Awaited<ReturnType<typeof repository.listUnconfirmed>>[number];

/** The evidence of closed projects for a member, without skills that the member has hidden or not confirmed. */
function finishedEvidence(parts: readonly FinishedPart[], hidden: readonly HiddenSkill[]): Evidence[] {
  const without = new Set(hidden.map(({ skillId }) => skillId));
  return parts.flatMap((part) =>
    workEvidence({
      projectId: part.projectId,
      skillIds: requiredSkills(part.technologies, part.skills)
        .map(({ skillId }) => skillId)
        .filter((skillId) => !without.has(skillId)),
      contributions: part.contributions,
      finishedAt: finishedAtOf(part),
    }),
  );
}

/** When a finished project ended: on its end date, or earlier if it was closed before. */
function finishedAtOf({ endDate, updatedAt }: FinishedDates): number {
  return Math.min(updatedAt.getTime(), endDate === null ? Number.POSITIVE_INFINITY : Date.parse(endDate));
}

type FinishedDates = Pick<FinishedPart, 'endDate' | 'updatedAt'>;

/** Projects as the engine reads them; all of them, or the given ones. */
export async function loadProjects(db: Db, ids?: readonly string[]): Promise<ProjectProfile[]> {
  const rows = await repository.listProjects(db, ids);
  const members = Map.groupBy(await repository.listMemberIds(db, ids), (row) => row.projectId);
  const membersOf = (id: string) => (members.get(id) ?? []).map(({ userId }) => userId);
  const seats = await listSeats(
    db,
    rows.map((row) => ({ ...row, memberIds: membersOf(row.id) })),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    required: requiredSkills(row.technologies, row.skills),
    text: `${row.description}\n${row.responsibilities}`,
    ownerId: row.ownerId,
    memberIds: membersOf(row.id),
    seats: (seats.get(row.id) ?? []).map((seat) => seatProfile(seat, row)),
    area: row.area ?? '',
    school: row.school ?? '',
    schoolVerified: isVerified(row),
    timeZone: row.timeZone,
    hoursPerWeek: row.hoursPerWeek,
    availability: row.availability,
    open: isAcceptingMembers(row),
    createdAt: row.createdAt.getTime(),
    finishedAt: row.isFinished ? finishedAtOf(row) : null,
  }));
}

/** A skill that the project does not require is the seat's own. */
function seatProfile(seat: Seat, row: { readonly technologies: readonly string[] }): ProjectSeat {
  const technologies = new Set(row.technologies.map((label) => resolveSkill(label).id));
  const isTechnology = (label: string) => technologies.has(resolveSkill(label).id);
  const skills = requiredSkills(
    seat.skills.filter(isTechnology),
    seat.skills.filter((label) => !isTechnology(label)),
  );
  return { ...seat, skills, open: seat.memberId === null };
}

/** Technologies first; a skill that is in both lists counts once. */
function requiredSkills(technologies: readonly string[], skills: readonly string[]): RequiredSkill[] {
  const byId = new Map<string, RequiredSkill>();
  for (const [kind, labels] of [['technology', technologies] as const, ['skill', skills] as const]) {
    for (const label of labels) {
      const skillId = resolveSkill(label).id;
      if (!byId.has(skillId)) byId.set(skillId, { skillId, label, kind });
    }
  }
  return [...byId.values()];
}
