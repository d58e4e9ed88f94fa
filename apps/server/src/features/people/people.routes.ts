import { people } from '@teamwright/contracts/people.ts';
import { type App, route } from '../../core/http.ts';
import * as service from './people.service.ts';

export function peopleRoutes(app: App): void {
  route(app, people.search, (ctx, { query }) => service.searchPeople(ctx, query), { limit: 'search' });
  route(app, people.facets, (ctx) => service.listPeopleFacets(ctx), { limit: 'search' });
  route(app, people.byName, (ctx, { params }) => service.getUserPage(ctx, params.username));
}
