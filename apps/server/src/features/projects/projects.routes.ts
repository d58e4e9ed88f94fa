import { projects } from '@teamwright/contracts/projects.ts';
import { type App, route } from '../../core/http.ts';
import { listProjects } from './projects.list.service.ts';
import * as service from './projects.service.ts';
import { listSimilarProjects } from './projects.similar.service.ts';

export function projectsRoutes(app: App): void {
  route(app, projects.list, (ctx, { query }) => listProjects(ctx, query), { limit: 'search' });
  route(app, projects.bySlug, (ctx, { params }) => service.getProjectPage(ctx, params.slug));
  route(app, projects.similar, (ctx, { params }) => listSimilarProjects(ctx, params.id));
  route(app, projects.create, (ctx, { body }) => service.createProject(ctx, body), { limit: 'create' });
  route(app, projects.listOwn, (ctx, { params }) => service.listOwnProjects(ctx, params.username));
}
