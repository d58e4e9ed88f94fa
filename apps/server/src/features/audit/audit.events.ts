import { inside } from '../../core/events.ts';
import { forgetReasons } from './audit.service.ts';

export const auditEvents = [
  inside('account.deleted', 'audit.forget', (ctx, { userId }) => forgetReasons(ctx, userId)),
];
