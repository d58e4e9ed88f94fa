import type {
  NotificationChoices,
  NotificationPreferences,
  PreferenceChanges,
} from '@teamwright/contracts/notifications/preferences.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { withTransaction } from '../../core/transaction.ts';
import { allChoices } from './notifications.delivery.policy.ts';
import * as repository from './notifications.preferences.repository.ts';
import { digestAt, timingOf, zoneOf } from './notifications.timing.service.ts';

export async function getPreferences(ctx: UserCtx): Promise<NotificationPreferences> {
  const settings = await repository.findSettings(ctx.db, ctx.actor.userId);
  if (settings === undefined) throw notFound('Account');
  return {
    types: allChoices(settings.choices),
    quietHours: timingOf(settings).quietHours,
    timeZone: zoneOf(settings),
    timeZoneChosen: settings.timeZone !== null,
    digestAt,
    mailVerified: settings.emailVerified,
  };
}

export async function changePreferences(
  ctx: UserCtx,
  { types = {}, quietHours }: PreferenceChanges,
): Promise<NotificationPreferences> {
  const quiet =
    quietHours === undefined
      ? undefined
      : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
  return await withTransaction(ctx, async (ctx) => {
    const changes = { choices: withoutUndefined(types), quiet };
    await repository.upsertPreferences(ctx.db, ctx.actor.userId, changes, ctx.clock.now());
    return await getPreferences(ctx);
  });
}

/** Removes types without a value, which were not chosen. */
function withoutUndefined(types: NonNullable<PreferenceChanges['types']>): Partial<NotificationChoices> {
  return Object.fromEntries(Object.entries(types).filter(([, choice]) => choice !== undefined));
}

/** Deletes a user's preferences with their account. */
export async function deletePreferences(ctx: Ctx, userId: string): Promise<void> {
  await repository.removePreferences(ctx.db, userId);
}
