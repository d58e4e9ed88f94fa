import { z } from 'zod';
import { done, looseId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { formationParams } from './formation-params.ts';

const count = z.number();

/** Why no teams can meet the hard rules, with its numbers. */
export const clashReason = z.discriminatedUnion('kind', [
  /** `teams` teams need a role, and enough participants have it for `enoughFor` of them. */
  z.object({
    kind: z.literal('role'),
    ruleId: z.string(),
    role: z.string(),
    teams: count,
    enoughFor: count,
    /** The smallest team size for which enough participants have the role; null if there is none. */
    sizeThatFits: count.nullable(),
  }),
  /** The participants cannot be divided into teams of the allowed sizes. */
  z.object({ kind: z.literal('size'), people: count, min: count, max: count }),
  /** There are fewer places in the teams that the project ideas allow than participants. */
  z.object({ kind: z.literal('places'), people: count, places: count }),
  /** There are more places in the teams that the project ideas require than participants. */
  z.object({ kind: z.literal('required'), people: count, places: count }),
  /** These participants fit into no possible team. `participantIds` has the first ones. */
  z.object({ kind: z.literal('blocked'), people: count, participantIds: z.array(z.string()) }),
  /** Each participant fits into some team, but not all of them at once. */
  z.object({ kind: z.literal('together') }),
]);

export type ClashReason = z.output<typeof clashReason>;

const size = z.number().int().min(limits.eventTeamSize.min).max(limits.eventTeamSize.max);

/** A change that removes this clash. The other rules can still clash. */
export const clashFix = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('teamSize'), min: size, max: size }),
  /** The rule gets the highest weight instead of being hard. */
  z.object({ kind: z.literal('soften'), ruleId: looseId }),
  z.object({ kind: z.literal('remove'), ruleId: looseId }),
]);

export type ClashFix = z.output<typeof clashFix>;

export const eventClash = {
  applyFix: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/fix',
    access: 'user',
    summary: 'Change the rules or team sizes by a fix that a formation proposes for its clash',
    params: formationParams,
    body: z.object({ fix: clashFix }),
    response: done,
  }),
} as const;
