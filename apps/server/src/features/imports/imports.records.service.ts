import { createHash } from 'node:crypto';
import { email, username } from '@teamwright/contracts/accounts/accounts.ts';
import { calendarDate, line, tags } from '@teamwright/contracts/core/common.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { profileChanges } from '@teamwright/contracts/profiles.ts';
import { postingFields } from '@teamwright/contracts/projects/projects.ts';
import { z } from 'zod';
import { maxSkills } from '../skills/skills.policy.ts';

const maxIdLength = 200;
const externalId = line(maxIdLength, 1);
const moment = z
  .union(
    [calendarDate, z.iso.datetime({ offset: true })],
    'Use a date like 2026-03-31 or 2026-03-31T12:00:00Z',
  )
  .transform((value) => new Date(value))
  .refine((at) => at.getTime() >= 0, 'Must not be before 1970');
const profile = profileChanges.shape;

const personRecord = z.strictObject({
  type: z.literal('person'),
  id: externalId,
  username,
  email: email.optional(),
  bio: profile.bio.default(''),
  workplace: profile.workplace.default(''),
  area: profile.area.default(''),
  school: profile.school.default(''),
  /** An address of the school, which verifies it. Only its domain and a keyed hash are stored. */
  schoolEmail: email.optional(),
  timeZone: profile.timeZone.default(null),
  hoursPerWeek: profile.hoursPerWeek.default(null),
  interests: profile.interests.default([]),
  roles: profile.roles.default([]),
  openToCollaborate: profile.openToCollaborate.default(true),
  /** Declared by the user. */
  skills: tags(maxSkills).default([]),
  createdAt: moment.optional(),
  lastActiveAt: moment.optional(),
});

const memberRecord = z.strictObject({
  person: externalId,
  joinedAt: moment.optional(),
  contributions: z.number().int().min(0).max(1_000_000_000).optional(),
});

const projectRecord = z
  .strictObject({
    type: z.literal('project'),
    id: externalId,
    status: z.enum(['finished', 'open']).default('finished'),
    title: line(limits.title.max, 1),
    description: postingFields.description.default(''),
    technologies: postingFields.technologies.default([]),
    skills: postingFields.skills.default([]),
    responsibilities: postingFields.responsibilities.default(''),
    teamSize: z.number().int().min(limits.teamSize.min).max(limits.teamSize.max).optional(),
    startDate: postingFields.startDate.default(''),
    endDate: postingFields.endDate.default(''),
    createdAt: moment.optional(),
    owner: externalId,
    team: z.array(memberRecord).max(limits.teamSize.max).default([]),
  })
  .check((found) => {
    for (const [field, message] of contradictions(found.value))
      found.issues.push({ code: 'custom', path: [field], message, input: found.value });
  });

const importRecord = z.discriminatedUnion('type', [personRecord, projectRecord]);

export type ImportRecord = z.output<typeof importRecord>;
export type PersonRecord = z.output<typeof personRecord>;
export type ProjectRecord = z.output<typeof projectRecord>;

interface Dated {
  readonly status: 'finished' | 'open';
  readonly startDate: string;
  readonly endDate: string;
  readonly teamSize?: number | undefined;
  readonly owner: string;
  readonly team: readonly { readonly person: string }[];
}

function* contradictions(project: Dated): Generator<[field: keyof Dated, message: string]> {
  const { startDate, endDate, status, team } = project;
  if (status === 'finished' && endDate === '') yield ['endDate', 'A finished project has an end date'];
  if (startDate !== '' && endDate !== '' && startDate > endDate)
    yield ['endDate', 'End date must be after the start date.'];
  if (new Set(team.map(({ person }) => person)).size < team.length) yield ['team', 'Names a person twice'];
  const members = memberIdsOf(project).length;
  if (members > (project.teamSize ?? limits.teamSize.max))
    yield ['teamSize', `The team has ${members} members`];
}

/** The external ids of the team, the owner first. */
export function memberIdsOf({ owner, team }: Pick<Dated, 'owner' | 'team'>): string[] {
  return [owner, ...team.map(({ person }) => person).filter((person) => person !== owner)];
}

/** At most this many problems of a line are named. */
const maxProblems = 3;

/** The error of a line, and the id in it. */
export interface Rejection {
  readonly problem: string;
  readonly id: string | undefined;
}

/** The record of a line, or its error. */
export function parseRecord(text: string): { readonly record: ImportRecord } | Rejection {
  const value = parseJson(text);
  if (value === undefined) return { problem: 'Not a JSON object', id: undefined };
  const { success, data, error } = importRecord.safeParse(value);
  if (success) return { record: data };
  const problems = error.issues.slice(0, maxProblems).map(({ path, message }) => {
    const field = path.map(String).join('.').slice(0, 100);
    return field === '' ? message : `${field}: ${message}`;
  });
  return { problem: problems.join('; ').slice(0, 400), id: idIn(value) };
}

function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function idIn(value: object): string | undefined {
  const { data } = z.object({ id: externalId }).safeParse(value);
  return data?.id;
}

/** Identifies a person or project in all imports. */
export function keyOf(type: ImportRecord['type'], id: string): string {
  return sha256(`${type} ${id}`);
}

/** Changes with the content of a record, but not with its spelling as JSON. */
export function digestOf(record: ImportRecord): string {
  return sha256(JSON.stringify(record));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
