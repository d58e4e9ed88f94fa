import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { AppError } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { settleImportedApart } from '../apart/events.apart.service.ts';
import type { EventRow } from '../events.repository.ts';
import { silentSince } from './events.forming.policy.ts';
import type { FormationRow } from './events.forming.repository.ts';
import * as repository from './events.forming.repository.ts';
import { listPeopleIds } from './events.instance.repository.ts';

type Wanted = Pick<FormationRow, 'seed' | 'seconds' | 'basedOnId'> &
  Partial<Pick<FormationRow, 'repairsId' | 'movedShare' | 'stayIds'>>;

/**
 * Stores a formation of a locked event, with its job. Returns its version.
 * @throws AppError `conflict` while another formation of the event runs, without participants, and above the limit
 */
export async function queueFormation(ctx: Ctx, event: EventRow, wanted: Wanted): Promise<number> {
  const now = ctx.clock.now();
  const since = silentSince(now);
  if ((await repository.findActive(ctx.db, event.id, since)) !== undefined)
    throw new AppError('conflict', 'Teams are being formed already. Stop that formation first.');
  if ((await repository.countUnpublished(ctx.db, event.id)) >= limits.formations)
    throw new AppError(
      'conflict',
      `An event keeps at most ${limits.formations} formations that were not published. Delete one first.`,
    );
  await settleImportedApart(ctx, event.id);
  if ((await listPeopleIds(ctx.db, event.id)).length === 0)
    throw new AppError('conflict', 'This event has no participants with a place');
  const version = (await repository.findLastVersion(ctx.db, event.id)) + 1;
  const formationId = newId();
  await repository.insertFormation(ctx.db, {
    ...wanted,
    id: formationId,
    eventId: event.id,
    version,
    rules: event.rules,
    reportedAt: now,
    createdAt: now,
  });
  await emit(ctx, 'event.forming_requested', { formationId });
  await emit(ctx, 'event.changed', { eventId: event.id });
  return version;
}
