import { afterCommit, inTransaction } from '../../core/events.ts';
import { deleteBlocks, refreshBlocker } from './blocks.service.ts';

export const blocksEvents = [
  inTransaction('account.deleted', 'blocks.delete', (ctx, { userId }) => deleteBlocks(ctx, userId)),
  afterCommit('person.blocked', 'blocks.refresh_blocked', refreshBlocker),
  afterCommit('person.unblocked', 'blocks.refresh_unblocked', refreshBlocker),
];
