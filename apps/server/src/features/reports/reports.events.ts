import { inside, live } from '../../core/events.ts';
import { forgetReports, refreshQueue } from './reports.service.ts';

export const reportsEvents = [
  inside('account.deleted', 'reports.forget', (ctx, { userId }) => forgetReports(ctx, userId)),
  live('report.filed', 'reports.refresh_filed', refreshQueue),
  live('report.resolved', 'reports.refresh_resolved', refreshQueue),
];
