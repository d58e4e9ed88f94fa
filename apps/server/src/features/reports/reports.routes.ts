import { reports } from '@teamwright/contracts/reports/reports.ts';
import { type App, ok, route } from '../../core/http.ts';
import { resolveReports } from './reports.resolve.service.ts';
import * as service from './reports.service.ts';

export function reportsRoutes(app: App): void {
  route(
    app,
    reports.create,
    async (ctx, { body }) => {
      await service.reportThing(ctx, body);
      return ok('Reported');
    },
    { limit: 'report' },
  );
  route(app, reports.list, (ctx, { query }) => service.listReports(ctx, query));
  route(app, reports.countOpen, async (ctx) => ({ open: await service.countOpen(ctx) }));
  route(app, reports.resolve, async (ctx, { params, body }) => {
    await resolveReports(ctx, params, body);
    return ok('Resolved');
  });
}
