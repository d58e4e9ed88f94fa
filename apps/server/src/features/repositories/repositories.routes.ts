import { repositories } from '@teamwright/contracts/repositories.ts';
import { type App, route } from '../../core/http.ts';
import { proposePosting } from './repositories.posting.service.ts';
import { listOwnRepositories, removeRepository, uploadRepository } from './repositories.service.ts';

export function repositoriesRoutes(app: App): void {
  route(app, repositories.listOwn, (ctx, { query }) => listOwnRepositories(ctx, query.email));
  route(app, repositories.upload, (ctx, { body }) => uploadRepository(ctx, body), { limit: 'github' });
  route(app, repositories.posting, (ctx, { params }) => proposePosting(ctx, params.repoId), {
    limit: 'github',
  });
  route(app, repositories.remove, (ctx, { params }) => removeRepository(ctx, params.repoId));
}
