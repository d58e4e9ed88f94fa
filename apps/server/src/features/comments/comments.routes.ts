import { comments } from '@teamwright/contracts/comments.ts';
import { type App, ok, route } from '../../core/http.ts';
import * as service from './comments.service.ts';

export function commentsRoutes(app: App): void {
  route(app, comments.list, (ctx, { params, query }) => service.listComments(ctx, params.id, query));
  route(app, comments.post, (ctx, { params, body }) => service.postComment(ctx, params.id, body), {
    limit: 'comment',
  });
  route(app, comments.edit, (ctx, { params, body }) => service.editComment(ctx, params.id, body.body), {
    limit: 'comment',
  });
  route(app, comments.remove, async (ctx, { params, body }) => {
    await service.removeComment(ctx, params.id, body.reason);
    return ok('The comment is deleted');
  });
}
