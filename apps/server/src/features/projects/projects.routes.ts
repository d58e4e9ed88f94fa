import { projectManagement } from '@teamwright/contracts/projects/management.ts';
import { projects } from '@teamwright/contracts/projects/projects.ts';
import { type App, route } from '../../core/http.ts';
import { listProjects } from './list/projects.list.service.ts';
import { listSimilarProjects } from './list/projects.similar.service.ts';
import { leaveProject, removeFromProject } from './members/projects.members.service.ts';
import { listOwnTeams } from './members/projects.teams.service.ts';
import * as ownership from './ownership/projects.ownership.service.ts';
import { closeProject, reopenProject } from './projects.close.service.ts';
import { editProject } from './projects.edit.service.ts';
import * as service from './projects.service.ts';

export function projectsRoutes(app: App): void {
  route(app, projects.list, (ctx, { query }) => listProjects(ctx, query), { limit: 'search' });
  route(app, projects.bySlug, (ctx, { params }) => service.getProjectPage(ctx, params.slug));
  route(app, projects.similar, (ctx, { params }) => listSimilarProjects(ctx, params.id));
  route(app, projects.activity, (ctx, { params }) => service.getWeeklyActivity(ctx, params.id));
  route(app, projects.create, (ctx, { body }) => service.createProject(ctx, body), {
    successLimit: 'create',
  });
  route(app, projects.listOwn, (ctx, { params }) => service.listOwnProjects(ctx, params.username), {
    limit: 'history',
  });
  route(app, projects.listTeams, (ctx) => listOwnTeams(ctx));
  changeRoutes(app);
  ownershipRoutes(app);
}

function changeRoutes(app: App): void {
  const { edit, close, reopen, leave, removeMember } = projectManagement;
  const limited = { limit: 'edit' } as const;
  route(app, edit, (ctx, { params, body }) => editProject(ctx, params.id, body), limited);
  route(app, close, (ctx, { params }) => closeProject(ctx, params.id), limited);
  route(app, reopen, (ctx, { params }) => reopenProject(ctx, params.id), limited);
  route(app, leave, (ctx, { params }) => leaveProject(ctx, params.id));
  route(app, removeMember, (ctx, { params }) => removeFromProject(ctx, params.id, params.userId));
}

function ownershipRoutes(app: App): void {
  const { setRole, offerOwnership, withdrawOwnership, acceptOwnership, declineOwnership } = projectManagement;
  const limited = { limit: 'edit' } as const;
  route(app, setRole, (ctx, { params, body }) => ownership.setRole(ctx, params, body.role), limited);
  route(
    app,
    offerOwnership,
    (ctx, { params, body }) => ownership.offerOwnership(ctx, params.id, body.userId),
    limited,
  );
  route(app, withdrawOwnership, (ctx, { params }) => ownership.withdrawOwnership(ctx, params.id));
  route(app, acceptOwnership, (ctx, { params }) => ownership.acceptOwnership(ctx, params.id));
  route(app, declineOwnership, (ctx, { params }) => ownership.declineOwnership(ctx, params.id));
}
