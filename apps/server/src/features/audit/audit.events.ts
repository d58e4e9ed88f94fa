import { inTransaction } from '../../core/events.ts';
import { deleteReasons } from './audit.service.ts';

export const auditEvents = [
  inTransaction('account.deleted', 'audit.delete', (ctx, { userId }) => deleteReasons(ctx, userId)),
];
