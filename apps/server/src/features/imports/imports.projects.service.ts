import type { Ctx } from '../../core/ctx.ts';
import { recordManyChanges } from '../matching/matching.changes.service.ts';
import { createManyProjects } from '../projects/projects.bulk.service.ts';
import { statusBySeats } from '../projects/projects.policy.ts';
import { recordImportedPostings } from '../skills/skills.projects.service.ts';
import { addTeams } from '../teams/teams.service.ts';
import { chooseFresh, type Fresh, type Located, recordImported } from './imports.batch.service.ts';
import { keyOf, memberIdsOf, type ProjectRecord } from './imports.records.service.ts';
import * as repository from './imports.repository.ts';

/** The imported people that a batch names, by their external id. */
type People = ReadonlyMap<string, repository.ImportedRow>;

/**
 * Imports a batch of projects with their teams and returns how many are new. A project that names a person whose line
 * was rejected is left out without an error of its own.
 */
export async function importProjects(
  ctx: Ctx,
  batch: readonly Located<ProjectRecord>[],
  isRejected: (person: string) => boolean,
): Promise<number> {
  const unseen = await chooseFresh(ctx, batch, dateOf);
  const people = await findPeople(ctx, unseen);
  const now = ctx.clock.now();
  const fresh = unseen.filter((project) => {
    if (memberIdsOf(project.record).some((id) => !people.has(id) && isRejected(id))) return false;
    const problem = problemOf(project, people, now);
    if (problem !== undefined) project.reject(problem);
    return problem === undefined;
  });
  const members = fresh.flatMap((project) => membersOf(project, people));
  const rows = fresh.map((project) => rowOf(project, people));
  await createManyProjects(ctx, rows);
  await addTeams(ctx, members);
  await recordImportedPostings(
    ctx,
    rows.map((row) => ({ ...row, projectId: row.id })),
  );
  await recordImported(ctx, fresh);
  await recordManyChanges(ctx, {
    userIds: [...new Set(members.map(({ userId }) => userId))],
    projectIds: fresh.map(({ id }) => id),
  });
  return fresh.length;
}

/** When the project began, as far as it is known. */
function dateOf({ createdAt, startDate, endDate }: ProjectRecord): Date | undefined {
  const day = startDate || endDate;
  return createdAt ?? (day === '' ? undefined : new Date(day));
}

async function findPeople(ctx: Ctx, projects: readonly Fresh<ProjectRecord>[]): Promise<People> {
  const ids = [...new Set(projects.flatMap(({ record }) => memberIdsOf(record)))];
  const idOf = new Map(ids.map((id) => [keyOf('person', id), id]));
  const rows = await repository.listImported(ctx.db, [...idOf.keys()]);
  return new Map(rows.map((row) => [idOf.get(row.key) ?? '', row]));
}

function problemOf(
  { record, createdAt }: Fresh<ProjectRecord>,
  people: People,
  now: Date,
): string | undefined {
  for (const id of memberIdsOf(record)) {
    const field = id === record.owner ? 'owner' : 'team';
    const status = people.get(id)?.status;
    if (status === undefined) return `${field}: No line describes the person "${id.slice(0, 60)}"`;
    if (status === 'deleted') return `${field}: The account of "${id.slice(0, 60)}" was deleted`;
  }
  if (createdAt.getTime() < 0) return 'startDate: Must not be before 1970';
  if (record.status === 'finished' && new Date(record.endDate) > now)
    return 'endDate: A finished project has ended';
  const late = record.team.some(({ joinedAt }) => joinedAt !== undefined && joinedAt > now);
  if (late) return 'team: joinedAt must not be in the future';
  const began = firstDayOf(record);
  const early = record.team.some(({ joinedAt }) => joinedAt !== undefined && dayOf(joinedAt) < began);
  return early ? 'team: joinedAt must not be before the project began' : undefined;
}

/** Empty if the record has neither `createdAt` nor `startDate`: members may have joined before `endDate`. */
function firstDayOf({ createdAt, startDate }: ProjectRecord): string {
  const days = [createdAt === undefined ? '' : dayOf(createdAt), startDate];
  return days.filter((day) => day !== '').sort()[0] ?? '';
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function rowOf({ id, createdAt, record }: Fresh<ProjectRecord>, people: People) {
  const { title, description, technologies, skills, responsibilities, startDate, endDate, status } = record;
  const members = memberIdsOf(record).length;
  const teamSize = record.teamSize ?? members;
  return {
    id,
    createdAt,
    title,
    description,
    technologies,
    skills,
    responsibilities,
    startDate,
    endDate,
    ownerId: userIdOf(record.owner, people),
    teamSize,
    status: status === 'finished' ? 'closed' : statusBySeats(teamSize - members),
  } as const;
}

function membersOf({ id: projectId, createdAt, record }: Fresh<ProjectRecord>, people: People) {
  const memberOf = new Map(record.team.map((member) => [member.person, member]));
  return memberIdsOf(record).map((person) => ({
    projectId,
    userId: userIdOf(person, people),
    role: person === record.owner ? ('owner' as const) : ('member' as const),
    joinedAt: memberOf.get(person)?.joinedAt ?? createdAt,
    contributions: memberOf.get(person)?.contributions ?? null,
  }));
}

function userIdOf(person: string, people: People): string {
  const row = people.get(person);
  if (row === undefined) throw new Error(`${person} was not checked`);
  return row.id;
}
