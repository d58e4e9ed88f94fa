import { eventExplaining } from '@teamwright/contracts/events/explaining.ts';
import { eventPublishing } from '@teamwright/contracts/events/publishing.ts';
import { type App, route } from '../../../core/http.ts';
import * as service from './events.team.service.ts';
import { explainWhyNot } from './events.why-not.service.ts';

export function eventTeamRoutes(app: App): void {
  route(app, eventPublishing.ownTeam, (ctx, { params }) => service.getOwnTeam(ctx, params.id));
  route(app, eventExplaining.otherTeams, (ctx, { params, query }) =>
    service.listOtherTeams(ctx, params.id, query),
  );
  route(app, eventExplaining.whyNot, (ctx, { params }) => explainWhyNot(ctx, params.id, params.username), {
    limit: 'whyNot',
  });
}
