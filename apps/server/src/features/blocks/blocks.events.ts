import { inside, live } from '../../core/events.ts';
import { forgetBlocks, refreshBlocker } from './blocks.service.ts';

export const blocksEvents = [
  inside('account.deleted', 'blocks.forget', (ctx, { userId }) => forgetBlocks(ctx, userId)),
  live('person.blocked', 'blocks.refresh_blocked', refreshBlocker),
  live('person.unblocked', 'blocks.refresh_unblocked', refreshBlocker),
];
