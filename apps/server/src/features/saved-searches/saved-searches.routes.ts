import { savedSearches } from '@teamwright/contracts/projects/saved-searches.ts';
import { type App, ok, route } from '../../core/http.ts';
import * as service from './saved-searches.service.ts';

export function savedSearchesRoutes(app: App): void {
  route(app, savedSearches.list, (ctx) => service.listSavedSearches(ctx));
  route(app, savedSearches.create, (ctx, { body }) => service.createSavedSearch(ctx, body));
  route(app, savedSearches.edit, (ctx, { params, body }) => service.editSavedSearch(ctx, params.id, body));
  route(app, savedSearches.remove, async (ctx, { params }) => {
    await service.removeSavedSearch(ctx, params.id);
    return ok('Deleted');
  });
}
