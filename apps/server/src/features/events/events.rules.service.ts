import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { EventRule, eventRules } from '@teamwright/contracts/events/rules.ts';
import type { EventPreset } from '@teamwright/contracts/events/statuses.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { canEditEvent } from './events.policy.ts';
import { presetRules } from './events.presets.policy.ts';
import { listQuestions } from './events.questions.repository.ts';
import type { EventRow } from './events.repository.ts';
import * as repository from './events.repository.ts';
import { groupOnly, listGrouped, ruleErrors } from './events.rules.policy.ts';
import { getManaged, lockManaged } from './events.service.ts';
import { listKnown, listPeopleIds } from './forming/events.instance.repository.ts';

export async function getRules(ctx: UserCtx, eventId: string): Promise<Answer<typeof eventRules.rules>> {
  const event = await getManaged(ctx, eventId);
  return { rules: await withoutDeleted(ctx, event), version: event.rulesVersion };
}

/** The rules of an event without participants whose accounts were deleted since. */
async function withoutDeleted(ctx: UserCtx, { id, rules }: EventRow): Promise<EventRule[]> {
  return groupOnly(rules, new Set(await listKnown(ctx.db, id, listGrouped(rules))));
}

/**
 * A participant stays in the groups after they have left or are absent.
 * @throws AppError `conflict` if another organiser saved rules since `version`; `invalid` with a message for each rule
 * that names an unknown role, question or answer
 */
export async function putRules(
  ctx: UserCtx,
  eventId: string,
  { rules, version }: ParsedInput<typeof eventRules.putRules>['body'],
): Promise<Answer<typeof eventRules.putRules>> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canEditEvent(event.status)) throw new AppError('conflict', 'This event can no longer be changed');
    if (event.rulesVersion !== version)
      throw new AppError(
        'conflict',
        'Another organiser has changed the rules. Load them again before you save.',
      );
    const questions = await listQuestions(ctx.db, event.id);
    const teamSize = { min: event.teamMin, preferred: event.teamPreferred, max: event.teamMax };
    const stored = listGrouped(await withoutDeleted(ctx, event));
    const people = new Set([...(await listPeopleIds(ctx.db, event.id)), ...stored]);
    const fields = ruleErrors(rules, { roles: event.roles, questions, teamSize, people });
    const [message] = Object.values(fields);
    if (message !== undefined) throw new AppError('invalid', message, { fields });
    const rulesVersion = version + 1;
    // Does not change `updatedAt`: it is public, and the rules are not.
    await repository.updateEvent(ctx.db, event.id, { rules, rulesVersion });
    await emit(ctx, 'event.changed', { eventId: event.id });
    return { rules, version: rulesVersion };
  });
}

export async function proposeRules(ctx: UserCtx, eventId: string, preset: EventPreset) {
  const event = await getManaged(ctx, eventId);
  return { rules: presetRules(preset, event.roles) };
}
