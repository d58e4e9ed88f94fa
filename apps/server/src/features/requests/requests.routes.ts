import { requests } from '@teamwright/contracts/requests.ts';
import { type App, route } from '../../core/http.ts';
import { acceptRequest, rejectRequest, reopenRequest } from './requests.answer.service.ts';
import { getOverview } from './requests.overview.service.ts';
import { remindOfRequest, withdrawOthers, withdrawRequest } from './requests.pending.service.ts';
import * as service from './requests.service.ts';

export function requestsRoutes(app: App): void {
  route(app, requests.check, async (ctx, { params }) => {
    const exists = await service.checkRequest(ctx, params.projectId, params.userId);
    return { exists, data: { exists } };
  });
  route(app, requests.send, (ctx, { body }) => service.sendJoinRequest(ctx, body), { limit: 'join' });
  route(app, requests.invite, (ctx, { body }) => service.inviteUser(ctx, body), { limit: 'invite' });
  route(app, requests.accept, (ctx, { params, body }) => acceptRequest(ctx, params.notificationId, body));
  route(app, requests.reject, (ctx, { params, body }) =>
    rejectRequest(ctx, params.notificationId, body.reason),
  );
  route(app, requests.withdraw, (ctx, { params }) => withdrawRequest(ctx, params.id));
  route(app, requests.listOwn, (ctx) => service.listOwnRequests(ctx));
  route(app, requests.listWaiting, (ctx, { params }) => service.listWaiting(ctx, params.id));
  route(app, requests.overview, (ctx) => getOverview(ctx), { limit: 'match' });
  route(app, requests.withdrawOthers, async (ctx, { body }) => ({
    withdrawn: await withdrawOthers(ctx, body.ids),
  }));
  route(app, requests.remind, (ctx, { params }) => remindOfRequest(ctx, params.id));
  route(app, requests.reopen, (ctx, { params }) => reopenRequest(ctx, params.id));
}
