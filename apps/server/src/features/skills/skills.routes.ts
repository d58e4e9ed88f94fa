import { skills } from '@teamwright/contracts/skills.ts';
import { type App, ok, route } from '../../core/http.ts';
import { extractSkills } from './skills.extract.service.ts';
import { listUndeclaredSkills } from './skills.finished.service.ts';
import * as service from './skills.service.ts';

export function skillsRoutes(app: App): void {
  route(app, skills.search, (_ctx, { query }) => service.findSkills(query), { limit: 'search' });
  route(app, skills.extract, (ctx, { body }) => extractSkills(ctx, body), { limit: 'extract' });
  route(app, skills.listOfUser, (ctx, { params }) => service.listSkillsOfUser(ctx, params.id));
  route(app, skills.listUndeclared, (ctx, { params }) => listUndeclaredSkills(ctx, params.id));
  route(app, skills.put, (ctx, { params, body }) =>
    service.putSkill(ctx, params.id, { skillId: params.skillId, ...body }),
  );
  route(app, skills.remove, async (ctx, { params }) => {
    await service.removeSkill(ctx, params.id, params.skillId);
    return ok('The skill is removed');
  });
  route(app, skills.putAll, (ctx, { params, body }) => service.putSkills(ctx, params.id, body.skills));
}
