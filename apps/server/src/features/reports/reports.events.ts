import { afterCommit, inTransaction } from '../../core/events.ts';
import { eraseReportsOf, refreshQueue } from './reports.service.ts';

export const reportsEvents = [
  inTransaction('account.deleted', 'reports.erase', (ctx, { userId }) => eraseReportsOf(ctx, userId)),
  afterCommit('report.filed', 'reports.refresh_filed', refreshQueue),
  afterCommit('report.resolved', 'reports.refresh_resolved', refreshQueue),
];
