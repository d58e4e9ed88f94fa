import { z } from 'zod';
import { eventPresets } from '../core/choices.ts';
import { distinctLines, id, line, looseId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

/** `hard`: every team must meet the rule. A number: its weight among the others. */
export const ruleStrength = z.union([
  z.literal('hard'),
  z.number().min(0.1, 'A weight is at least 0.1').max(100, 'A weight is at most 100'),
]);

export type RuleStrength = z.output<typeof ruleStrength>;

const share = z.number().min(0.05, 'At least 0.05').max(1, 'At most 1');
const roleLevel = z.number().int().min(1).max(3);

const common = { id: looseId, strength: ruleStrength };

const kinds = [
  z.object({ kind: z.literal('size'), ...common }),
  z.object({
    kind: z.literal('role'),
    ...common,
    role: line(limits.tag.max, 1),
    count: z.number().int().min(1, 'At least 1').max(limits.eventTeamSize.max),
    level: roleLevel,
  }),
  z.object({ kind: z.literal('needs'), ...common, level: roleLevel }),
  z.object({ kind: z.literal('skills'), ...common, skills: distinctLines(limits.seatSkills.max) }),
  z.object({
    kind: z.literal('hours'),
    ...common,
    hours: z.number().int().min(1, 'At least 1 hour').max(40, 'At most 40 hours'),
  }),
  z.object({ kind: z.literal('language'), ...common }),
  z.object({
    kind: z.literal('level'),
    ...common,
    mode: z.enum(['balanced', 'mixed', 'alike']),
    amount: share,
  }),
  z.object({ kind: z.literal('same'), ...common, questionId: looseId }),
  z.object({
    kind: z.literal('neverAlone'),
    ...common,
    questionId: looseId,
    value: line(limits.answer.max, 1),
  }),
  z.object({ kind: z.literal('friends'), ...common }),
  z.object({ kind: z.literal('apart'), ...common }),
  /** Hard: each participant gets one of their first `within` wishes. */
  z.object({
    kind: z.literal('wishes'),
    ...common,
    within: z.number().int().min(1).max(limits.participantWishes),
  }),
  z.object({ kind: z.literal('novelty'), ...common }),
  /** Each group is in one team. Participants who take no part do not count, and a group of one has no effect. */
  z.object({
    kind: z.literal('locked'),
    ...common,
    /** Ids of participants. */
    groups: z
      .array(
        z
          .array(looseId)
          .min(limits.lockedGroup.min, `A group has at least ${limits.lockedGroup.min} participants`)
          .max(limits.lockedGroup.max, `A group has at most ${limits.lockedGroup.max} participants`),
      )
      .max(limits.lockedGroups, `At most ${limits.lockedGroups} groups`),
    /** `team`: and no one else is in the team. */
    as: z.enum(['in', 'team']),
  }),
] as const;

/** One rule for forming teams. `id` is unique within the event. */
export const eventRule = z.discriminatedUnion('kind', kinds);

export type EventRule = z.output<typeof eventRule>;

const ruleList = z
  .array(eventRule)
  .max(limits.eventRules, `At most ${limits.eventRules} rules`)
  .refine(
    (rules) => new Set(rules.map((rule) => rule.id)).size === rules.length,
    'Each rule needs its own id',
  );

const rulesAnswer = z.object({
  rules: z.array(eventRule),
  /** Increases with every change. */
  version: z.number(),
});

const params = z.object({ id });

export const eventRules = {
  rules: endpoint({
    method: 'GET',
    path: '/api/events/:id/rules',
    access: 'user',
    summary: 'Get the rules for forming teams, as an organiser',
    params,
    response: rulesAnswer,
  }),
  putRules: endpoint({
    method: 'PUT',
    path: '/api/events/:id/rules',
    access: 'user',
    summary: 'Set the rules for forming teams',
    params,
    body: z.object({ rules: ruleList, version: z.number().int().min(1) }),
    response: rulesAnswer,
  }),
  presetRules: endpoint({
    method: 'GET',
    path: '/api/events/:id/rules/presets/:preset',
    access: 'user',
    summary: 'Get the rules that a preset proposes for this event; stores nothing',
    params: z.object({ id, preset: z.enum(eventPresets) }),
    response: z.object({ rules: z.array(eventRule) }),
  }),
} as const;
