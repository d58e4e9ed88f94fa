import { admin } from '@teamwright/contracts/admin.ts';
import { type App, ok, route } from '../../core/http.ts';
import * as service from './admin.service.ts';

export function adminRoutes(app: App): void {
  route(app, admin.users, (ctx, { query }) => service.listUsers(ctx, query));
  route(app, admin.comments, (ctx, { query }) => service.listComments(ctx, query));
  route(app, admin.audit, (ctx, { query }) => service.listAudit(ctx, query));
  route(app, admin.suspend, async (ctx, { params, body }) => {
    await service.suspendAccount(ctx, params.id, body.reason);
    return ok('The account is suspended');
  });
  route(app, admin.restore, async (ctx, { params }) => {
    await service.restoreAccount(ctx, params.id);
    return ok('The account is restored');
  });
}
