import { insights } from '@teamwright/contracts/insights.ts';
import { type App, ok, route } from '../../core/http.ts';
import * as service from './insights.service.ts';
import { reportSkills } from './insights.skills.service.ts';

export function insightsRoutes(app: App): void {
  route(
    app,
    insights.record,
    (ctx, { body }, { request }) => {
      service.recordBeacon(ctx, body, request.headers);
      return ok('Counted');
    },
    { limit: 'insights', quiet: true },
  );
  route(app, insights.skills, (ctx, { params }) => reportSkills(ctx, params.userId), { limit: 'match' });
  route(app, insights.report, (ctx, { query }) => service.reportInsights(ctx, query.days));
}
