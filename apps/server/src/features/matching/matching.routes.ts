import { matching } from '@teamwright/contracts/matching/matching.ts';
import { type App, route } from '../../core/http.ts';
import * as service from './matching.service.ts';
import { composeTeams } from './matching.teams.service.ts';

export function matchingRoutes(app: App): void {
  const limited = { limit: 'match' } as const;
  route(
    app,
    matching.recommendProjects,
    (ctx, { params, query }) => service.recommendProjects(ctx, params.userId, query),
    limited,
  );
  route(app, matching.countHidden, (ctx, { params }) => service.countHidden(ctx, params.userId), limited);
  route(
    app,
    matching.recommendUsers,
    (ctx, { params, query }) => service.recommendUsers(ctx, params.postId, query),
    limited,
  );
  route(
    app,
    matching.explain,
    (ctx, { params, query }) => service.explainMatch(ctx, params.postId, params.userId, query.seatId),
    limited,
  );
  route(app, matching.composeTeams, (ctx, { body }) => composeTeams(ctx, body), { limit: 'compose' });
}
