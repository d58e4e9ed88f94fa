import { inTransaction } from '../../core/events.ts';
import { forgetReasons } from './audit.service.ts';

export const auditEvents = [
  inTransaction('account.deleted', 'audit.forget', (ctx, { userId }) => forgetReasons(ctx, userId)),
];
