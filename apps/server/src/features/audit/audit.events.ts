import { inTransaction } from '../../core/events.ts';
import { deleteReasons } from './audit.service.ts';

export const auditEvents = [
  inTransaction('account.deleted', 'audit.forget', (ctx, { userId }) => deleteReasons(ctx, userId)),
];
