import type { ClashFix } from '@teamwright/contracts/events/clash.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { isBeforePublication } from '../events.policy.ts';
import { type EventRow, updateEvent } from '../events.repository.ts';
import { lockManaged } from '../events.service.ts';
import { type FormationRow, findFormation } from '../forming/events.forming.repository.ts';
import { clashFixes, fixRules, isSameFix } from './events.clash.policy.ts';

/** The fixes for the clash of a formation, for the current rules and sizes of the event. */
export function fixesOf(event: EventRow, { clash, clashReason }: FormationRow): ClashFix[] {
  if (!isBeforePublication(event.status)) return [];
  const sizes = { min: event.teamMin, max: event.teamMax };
  return clashFixes({ clash, reason: clashReason, rules: event.rules, sizes });
}

/** @throws AppError `conflict` if the fix is not (or no longer) proposed */
export async function applyFix(ctx: UserCtx, eventId: string, version: number, fix: ClashFix): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    const formation = (await findFormation(ctx.db, event.id, version))?.formation;
    if (formation === undefined) throw notFound('Formation');
    if (!fixesOf(event, formation).some((proposed) => isSameFix(proposed, fix)))
      throw new AppError('conflict', 'The rules have changed since. Form the teams again.');
    const changes =
      fix.kind === 'teamSize'
        ? { teamMin: fix.min, teamMax: fix.max, version: event.version + 1, updatedAt: ctx.clock.now() }
        : { rules: fixRules(event.rules, fix), rulesVersion: event.rulesVersion + 1 };
    await updateEvent(ctx.db, event.id, changes);
    await emit(ctx, 'event.changed', { eventId: event.id });
  });
}
