import { afterCommit, inTransaction } from '../../core/events.ts';
import { forgetReports, refreshQueue } from './reports.service.ts';

export const reportsEvents = [
  inTransaction('account.deleted', 'reports.forget', (ctx, { userId }) => forgetReports(ctx, userId)),
  afterCommit('report.filed', 'reports.refresh_filed', refreshQueue),
  afterCommit('report.resolved', 'reports.refresh_resolved', refreshQueue),
];
