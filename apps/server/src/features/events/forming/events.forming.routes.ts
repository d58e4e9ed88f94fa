import { eventForming } from '@teamwright/contracts/events/forming.ts';
import { eventPublishing } from '@teamwright/contracts/events/publishing.ts';
import { eventSwaps } from '@teamwright/contracts/events/swaps.ts';
import { type App, ok, route } from '../../../core/http.ts';
import * as service from './events.forming.service.ts';
import * as publishing from './events.publishing.service.ts';
import * as review from './events.review.service.ts';
import { listPossibleSwaps } from './events.swaps.service.ts';

export function eventFormingRoutes(app: App): void {
  route(app, eventForming.formations, (ctx, { params }) => service.listFormations(ctx, params.id));
  route(app, eventForming.form, (ctx, { params, body }) => service.startForming(ctx, params.id, body), {
    limit: 'form',
  });
  route(app, eventForming.formation, (ctx, { params }) =>
    service.getFormationPage(ctx, params.id, params.version),
  );
  route(
    app,
    eventForming.formationInstance,
    (ctx, { params }) => service.getInstance(ctx, params.id, params.version),
    { limit: 'match' },
  );
  route(app, eventForming.stopForming, async (ctx, { params }) => {
    await service.stopForming(ctx, params.id, params.version);
    return ok('Stopped');
  });
  route(app, eventForming.removeFormation, async (ctx, { params }) => {
    await service.removeFormation(ctx, params.id, params.version);
    return ok('Deleted');
  });
  route(
    app,
    eventForming.moveParticipants,
    (ctx, { params, body }) => review.moveParticipants(ctx, params.id, params.version, body.moves),
    { limit: 'reviewTeams' },
  );
  route(
    app,
    eventForming.lockParticipants,
    (ctx, { params, body }) => review.lockParticipants(ctx, params.id, params.version, body),
    { limit: 'reviewTeams' },
  );
  route(app, eventForming.undoMove, (ctx, { params }) => review.undoMove(ctx, params.id, params.version), {
    limit: 'reviewTeams',
  });
  route(app, eventForming.redoMove, (ctx, { params }) => review.redoMove(ctx, params.id, params.version), {
    limit: 'reviewTeams',
  });
  route(
    app,
    eventSwaps.possibleSwaps,
    (ctx, { params, body }) => listPossibleSwaps(ctx, params.id, params.version, body.swaps),
    { limit: 'reviewTeams' },
  );
}

export function eventPublishingRoutes(app: App): void {
  route(app, eventPublishing.previewPublication, (ctx, { params }) =>
    publishing.previewPublication(ctx, params.id, params.version),
  );
  route(app, eventPublishing.publish, (ctx, { params }) =>
    publishing.publish(ctx, params.id, params.version),
  );
  route(app, eventPublishing.publication, (ctx, { params }) => publishing.getPublication(ctx, params.id));
  route(app, eventPublishing.unpublish, (ctx, { params }) => publishing.unpublish(ctx, params.id));
}
