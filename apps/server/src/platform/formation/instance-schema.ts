import { z } from 'zod';

const id = z.string().min(1).max(200);
const answer = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const whole = z.int().min(0).max(100_000);
const weight = z.number().positive().max(1_000_000);
const pairs = z.array(z.tuple([id, id]));

const person = z.object({
  id,
  level: z.number().min(0).max(1).optional(),
  roles: z.record(z.string(), z.number().min(0).max(3)).optional(),
  skills: z.record(z.string(), z.number().min(0).max(1)).optional(),
  slots: z.array(z.int().min(0).max(167)).optional(),
  languages: z.array(z.string()).optional(),
  wishes: z.array(z.string()).optional(),
  friends: z.array(z.string()).optional(),
  avoid: z.array(z.string()).optional(),
  answers: z.record(z.string(), answer).optional(),
});

const sizes = z
  .object({
    min: z.int().min(1).max(1_000),
    max: z.int().min(1).max(1_000),
    preferred: z.int().min(1).max(1_000),
    unplacedMax: whole.optional(),
  })
  .refine(({ min, max }) => min <= max, { path: ['min'], error: 'Must be at most max' });

const project = z.object({
  id,
  teamsMin: whole.optional(),
  teamsMax: whole.optional(),
  min: z.int().min(1).optional(),
  max: z.int().min(1).optional(),
  needs: z.record(z.string(), z.number().positive()).optional(),
  skills: z.array(z.string()).optional(),
  only: z.object({ question: z.string(), values: z.array(answer) }).optional(),
});

const shared = {
  id,
  strength: z.union([z.literal('hard'), weight]),
  least: z.number().min(0).max(1).optional(),
};
const level = z.number().min(0).max(3).optional();

const levels = z.discriminatedUnion('mode', [
  z.object({
    ...shared,
    kind: z.literal('level'),
    mode: z.literal('balanced'),
    tolerance: z.number().positive(),
  }),
  z.object({
    ...shared,
    kind: z.literal('level'),
    mode: z.literal('alike'),
    tolerance: z.number().positive(),
  }),
  z.object({ ...shared, kind: z.literal('level'), mode: z.literal('mixed'), spread: z.number().positive() }),
]);

const rule = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('size'), step: z.number().min(0).optional() }),
  z.object({ ...shared, kind: z.literal('projects') }),
  z.object({
    ...shared,
    kind: z.literal('role'),
    role: z.string(),
    level,
    count: z.number().positive().optional(),
  }),
  z.object({ ...shared, kind: z.literal('needs'), level }),
  z.object({ ...shared, kind: z.literal('skills'), skills: z.array(z.string()).optional() }),
  z.object({ ...shared, kind: z.literal('hours'), hours: z.number().positive() }),
  z.object({ ...shared, kind: z.literal('language') }),
  levels,
  z.object({ ...shared, kind: z.literal('same'), question: z.string() }),
  z.object({ ...shared, kind: z.literal('neverAlone'), question: z.string(), value: answer }),
  z.object({ ...shared, kind: z.literal('friends') }),
  z.object({ ...shared, kind: z.literal('apart'), pairs: pairs.optional(), only: z.boolean().optional() }),
  z.object({
    ...shared,
    kind: z.literal('wishes'),
    curve: z.array(z.number().min(0).max(1)).optional(),
    unlisted: z.number().min(0).max(1).optional(),
    within: whole.optional(),
  }),
  z.object({ ...shared, kind: z.literal('eligible') }),
  z.object({ ...shared, kind: z.literal('novelty'), met: pairs }),
  z.object({
    ...shared,
    kind: z.literal('locked'),
    groups: z.array(z.array(id)),
    as: z.enum(['in', 'team']).optional(),
  }),
  z.object({ ...shared, kind: z.literal('keep') }),
]);

/** Limits of what the engine accepts. */
const maxPeople = 20_000;
const maxProjects = 5_000;
const maxRules = 500;

/** An instance of the file format. Fields that the engine does not use are dropped. */
export const eventInstance = z.object({
  people: z.array(person).max(maxPeople).superRefine(unique),
  sizes,
  projects: z.array(project).max(maxProjects).superRefine(unique).optional(),
  rules: z.array(rule).max(maxRules).superRefine(unique),
  published: z
    .array(z.object({ id, members: z.array(id), project: id.nullish() }))
    .max(maxPeople)
    .superRefine(unique)
    .optional(),
});

function unique(entries: readonly { id: string }[], ctx: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (seen.has(entry.id))
      ctx.addIssue({ code: 'custom', path: [at, 'id'], message: `${entry.id} occurs twice` });
    seen.add(entry.id);
  }
}
