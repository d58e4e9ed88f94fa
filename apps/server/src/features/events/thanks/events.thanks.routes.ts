import { eventThanks } from '@teamwright/contracts/events/thanks.ts';
import { type App, route } from '../../../core/http.ts';
import * as certificates from './events.certificate.service.ts';
import * as service from './events.thanks.service.ts';

export function eventThanksRoutes(app: App): void {
  route(app, eventThanks.thanks, (ctx, { params }) => service.getThanks(ctx, params.id));
  route(app, eventThanks.thank, (ctx, { params, body }) => service.thank(ctx, params.id, body), {
    limit: 'comment',
  });
  route(app, eventThanks.showThanks, (ctx, { params, body }) =>
    service.showThanks(ctx, params.id, { thanksId: params.thanksId, isPublic: body.isPublic }),
  );
  route(app, eventThanks.thanksOf, (ctx, { params }) => service.listThanksOf(ctx, params.id));
  route(app, eventThanks.ownCertificate, (ctx, { params }) => certificates.getOwnCertificate(ctx, params.id));
  route(app, eventThanks.issueCertificate, (ctx, { params }) =>
    certificates.issueCertificate(ctx, params.id),
  );
  route(app, eventThanks.certificate, (ctx, { params }) => certificates.getCertificate(ctx, params.code));
}
