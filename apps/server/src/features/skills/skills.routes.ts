import { skills } from '@teamwright/contracts/skills.ts';
import { type App, route } from '../../core/http.ts';
import * as service from './skills.service.ts';

export function skillsRoutes(app: App): void {
  route(app, skills.search, (_ctx, { query }) => service.findSkills(query), { limit: 'search' });
  route(app, skills.listOfUser, (ctx, { params }) => service.listSkillsOfUser(ctx, params.id));
  route(app, skills.put, (ctx, { params, body }) =>
    service.putSkill(ctx, params.id, params.skillId, body.status),
  );
}
