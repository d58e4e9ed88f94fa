import { system } from '@teamwright/contracts/system.ts';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../../core/ctx.ts';
import { type App, route } from '../../core/http.ts';
import { countOpenProjects } from '../projects/projects.service.ts';
import { readiness } from './system.service.ts';

export function systemRoutes(app: App): void {
  route(app, system.health, () => ({ status: 'ok' as const }), { unbounded: true });
  route(app, system.config, async (ctx) => ({
    github: ctx.deps.codehost !== null,
    openProjects: await countOpenProjects(ctx),
  }));
  const ready = async (ctx: Ctx, _input: unknown, { reply }: { reply: FastifyReply }) => {
    const state = await readiness(ctx);
    if (state.status === 'unavailable') reply.code(503);
    return state;
  };
  route(app, system.ready, ready, { unbounded: true });
}
