import { z } from 'zod';
import { id, isoDateTime, pageLimit, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

export const skillKind = z.enum([
  'language',
  'framework',
  'library',
  'tool',
  'platform',
  'database',
  'practice',
  'role',
  'tag',
]);

export const personSkillStatus = z.enum(['proposed', 'confirmed', 'hidden']);

/** How much is there to see: a hint, real use, or long and varied use. */
export const skillLevel = z.enum(['some', 'solid', 'strong']);

/**
 * One piece of evidence, the strongest first. What comes from a private repository, from a project that no list names,
 * or from a team that the person has left tells of it to nobody else: `isPrivate`, and all about the place is empty.
 */
export const evidence = z.object({
  source: z.enum(['declared', 'language', 'topic', 'manifest', 'readme', 'posting', 'outcome']),
  repository: z.string().nullable(),
  /** The id of the uploaded repository, as `repositories.remove` takes it. */
  repoId: z.string().nullable(),
  isPrivate: z.boolean(),
  /** Of a posting, the project that it describes; of an outcome, the one whose team the person was accepted for. */
  project: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /** Path in the repository; null where no single file shows it. */
  file: z.string().nullable(),
  /** From 1; null for the file as such. */
  line: z.number().int().nullable(),
  /** One short line of plain text. */
  snippet: z.string(),
  /** The place at the code host. */
  url: z.string().nullable(),
  /** 0–1, faded by age. */
  strength: z.number(),
  firstSeen: isoDateTime,
  lastSeen: isoDateTime,
});

/** A skill of a person with what shows it. `strength` is between 0 and 1; `lastSeen` is null without evidence. */
export const personSkill = z.object({
  skillId: z.string(),
  label: z.string(),
  kind: skillKind,
  status: personSkillStatus,
  declared: z.boolean(),
  strength: z.number(),
  level: skillLevel,
  lastSeen: isoDateTime.nullable(),
  evidence: z.array(evidence),
});

export type PersonSkill = z.infer<typeof personSkill>;

const skillId = text(80, 1);
/** As many as a profile holds. */
const mostAnswers = 200;

export const skills = {
  search: endpoint({
    method: 'GET',
    path: '/api/skills',
    access: 'anyone',
    summary: 'Canonical skills, for suggestions',
    query: z.object({
      searchTerm: text(limits.searchTerm.max).default(''),
      limit: pageLimit(12, limits.page.max),
    }),
    response: z.array(z.object({ id: z.string(), label: z.string(), kind: skillKind })),
  }),
  listOfUser: endpoint({
    method: 'GET',
    path: '/api/user/:id/skills',
    access: 'anyone',
    summary: "A person's skills with their evidence; hidden and proposed ones only for that person",
    params: z.object({ id }),
    response: z.array(personSkill),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/user/:id/skills/:skillId',
    access: 'user',
    summary:
      "Declare, confirm or hide one of one's own skills, or take the answer to a found one back; `skillId` may be any label",
    params: z.object({ id, skillId }),
    body: z.object({ status: personSkillStatus }),
    response: personSkill,
  }),
  putAll: endpoint({
    method: 'PUT',
    path: '/api/user/:id/skills',
    access: 'user',
    summary: 'Several of these at once: all are saved, or none',
    params: z.object({ id }),
    body: z.object({
      skills: z
        .array(z.object({ skillId, status: personSkillStatus }))
        .min(1)
        .max(mostAnswers),
    }),
    response: z.array(personSkill),
  }),
} as const;
