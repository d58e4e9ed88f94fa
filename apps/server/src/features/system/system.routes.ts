import { system } from '@teamwright/contracts/system.ts';
import { type App, route } from '../../core/http.ts';
import { countOpenProjects } from '../projects/projects.service.ts';
import { readiness } from './system.service.ts';

export function systemRoutes(app: App): void {
  route(app, system.health, () => ({ status: 'ok' as const }));
  route(app, system.config, async (ctx) => ({
    github: ctx.deps.codehost !== null,
    openProjects: await countOpenProjects(ctx),
  }));
  route(app, system.ready, async (ctx, _input, { reply }) => {
    const state = await readiness(ctx);
    if (state.status === 'unavailable') reply.code(503);
    return state;
  });
}
