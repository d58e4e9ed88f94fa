import { z } from 'zod';
import { done, id, isoDateTime, line, pageLimit } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';

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

/** The amount of evidence: a hint, real use, or long and varied use. */
export const skillLevel = z.enum(['some', 'solid', 'strong']);

/**
 * One piece of evidence, the strongest first. Evidence from a private repository, from an unlisted project or
 * from a team that the user has left is anonymous for others: `isPrivate` is set and its origin is empty.
 */
export const evidence = z.object({
  source: z.enum(['declared', 'language', 'topic', 'manifest', 'readme', 'posting', 'outcome']),
  repository: z.string().nullable(),
  /** The id of the imported repository, for `repositories.remove`. */
  repoId: z.string().nullable(),
  isPrivate: z.boolean(),
  /** For a posting, the project; for an outcome, the project whose team accepted the user. */
  project: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /** Path in the repository; null if no single file shows it. */
  file: z.string().nullable(),
  /** Starts at 1; null for the whole file. */
  line: z.number().int().nullable(),
  /** One short line of plain text. */
  snippet: z.string(),
  /** The address at the code host. */
  url: z.string().nullable(),
  /** 0–1, reduced by age. */
  strength: z.number(),
  firstSeen: isoDateTime,
  lastSeen: isoDateTime,
});

/** A user's skill with its evidence. `strength` is between 0 and 1; `lastSeen` is null without evidence. */
export const personSkill = z.object({
  skillId: z.string(),
  label: z.string(),
  kind: skillKind,
  status: personSkillStatus,
  declared: z.boolean(),
  strength: z.number(),
  level: skillLevel,
  /** The level that the user gave; null for a skill that is not declared. */
  declaredLevel: skillLevel.nullable(),
  lastSeen: isoDateTime.nullable(),
  evidence: z.array(evidence),
});

/** Undeclared skills per response. */
export const maxUndeclaredSkills = 12;

/** A skill that finished projects of the user required. */
const undeclaredSkill = z.object({
  skillId: z.string(),
  label: z.string(),
  /** The number of these projects. */
  projects: z.number().int(),
  /** The title of the last finished one. */
  lastProject: z.string(),
});

export type SkillLevel = z.infer<typeof skillLevel>;
export type PersonSkill = z.infer<typeof personSkill>;

/** A skill that a text names, with every position, in UTF-16 offsets of the text as sent. */
const foundSkill = z.object({
  skillId: z.string(),
  label: z.string(),
  mentions: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});

/** In the order of their first mention. Practices and roles are `skills`; everything else is a technology. */
const foundSkills = z.object({
  technologies: z.array(foundSkill),
  skills: z.array(foundSkill),
});

function tooLong(max: number): string {
  return `At most ${max} characters`;
}

/**
 * A project's title and description with an empty line between them, a job advertisement (only the skills that it
 * requires are found), a user's bio, or a CV or README of a user.
 */
const skillText = z
  .object({
    kind: z.enum(['posting', 'advertisement', 'bio', 'resume']),
    /** Not cleaned like other texts, because offsets refer to it. It is not stored. */
    text: z.string().max(limits.skillText.resume, tooLong(limits.skillText.resume)),
  })
  .superRefine(({ kind, text }, { addIssue }) => {
    const max = limits.skillText[kind];
    if (text.length > max) addIssue({ code: 'custom', path: ['text'], message: tooLong(max) });
  });

export type SkillText = z.output<typeof skillText>;

const skillId = line(80, 1);

/** `level`: how well the user knows a confirmed skill; without it, the level stays, and is `solid` for a new one. */
const skillAnswer = z.object({ status: personSkillStatus, level: skillLevel.optional() });

/** The maximum number of skills of a profile. */
const maxAnswers = 200;

export const skills = {
  search: endpoint({
    method: 'GET',
    path: '/api/skills',
    access: 'anyone',
    summary: 'Suggest skills of the taxonomy',
    query: z.object({
      searchTerm: line(limits.searchTerm.max).default(''),
      limit: pageLimit(12, limits.page.max),
    }),
    response: z.array(z.object({ id: z.string(), label: z.string(), kind: skillKind })),
  }),
  extract: endpoint({
    method: 'POST',
    path: '/api/skills/extract',
    access: 'user',
    summary: 'Find the skills that a text names; the text is not stored',
    body: skillText,
    response: foundSkills,
  }),
  listOfUser: endpoint({
    method: 'GET',
    path: '/api/user/:id/skills',
    access: 'anyone',
    summary: 'List the skills of a user with their evidence; hidden and proposed ones only for the user',
    params: z.object({ id }),
    response: z.array(personSkill),
  }),
  listUndeclared: endpoint({
    method: 'GET',
    path: '/api/user/:id/skills/undeclared',
    access: 'user',
    summary:
      'List skills that your finished projects required and that your profile lacks, those of most projects first',
    params: z.object({ id }),
    response: z.array(undeclaredSkill).max(maxUndeclaredSkills),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/user/:id/skills/:skillId',
    access: 'user',
    summary:
      'Declare, confirm or hide one of your skills, or undo the choice for a found one; `skillId` may be any label',
    params: z.object({ id, skillId }),
    body: skillAnswer,
    response: personSkill,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/:id/skills/:skillId',
    access: 'user',
    summary: 'Remove one of your skills that only you declared; hide one that was found in your work',
    params: z.object({ id, skillId }),
    response: done,
  }),
  putAll: endpoint({
    method: 'PUT',
    path: '/api/user/:id/skills',
    access: 'user',
    summary: 'Change several of your skills at once; saves all or none',
    params: z.object({ id }),
    body: z.object({
      skills: z.array(skillAnswer.extend({ skillId })).min(1).max(maxAnswers),
    }),
    response: z.array(personSkill),
  }),
} as const;
