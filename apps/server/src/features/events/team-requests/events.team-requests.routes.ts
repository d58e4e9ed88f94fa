import { eventTeamRequests } from '@teamwright/contracts/events/team-requests.ts';
import { type App, ok, route } from '../../../core/http.ts';
import * as service from './events.team-requests.service.ts';

export function eventTeamRequestsRoutes(app: App): void {
  route(app, eventTeamRequests.ownTeamRequest, (ctx, { params }) =>
    service.getOwnTeamRequest(ctx, params.id),
  );
  route(
    app,
    eventTeamRequests.sendTeamRequest,
    (ctx, { params, body }) => service.sendTeamRequest(ctx, params.id, body.reason),
    { limit: 'join' },
  );
  route(app, eventTeamRequests.withdrawTeamRequest, async (ctx, { params }) => {
    await service.withdrawTeamRequest(ctx, params.id);
    return ok('Withdrawn');
  });
  route(app, eventTeamRequests.teamRequests, (ctx, { params }) => service.listTeamRequests(ctx, params.id));
  route(app, eventTeamRequests.closeTeamRequest, (ctx, { params, body }) =>
    service.closeTeamRequest(ctx, params, body.reply),
  );
}
