import type { FastifyRequest } from 'fastify';
import { type App, systemCtx } from '../../core/http.ts';
import { audit } from './audit.service.ts';

const administration = '/api/admin/';

/** Records rejected calls of signed-in users to others' data and to administrator routes. */
export function recordRefusals(api: App): void {
  api.addHook('onResponse', async (request, reply) => {
    if (!isRefusal(request, reply.statusCode)) return;
    await record(request).catch((error) => request.log.error({ err: error }, 'a refusal went unrecorded'));
  });
}

function isRefusal({ actor, routeOptions }: FastifyRequest, status: number): boolean {
  if (actor === null) return false;
  const closedDoor = status === 404 && !actor.isAdmin && routeOptions.url?.startsWith(administration);
  return status === 403 || closedDoor === true;
}

/** Nothing is written above the limit, so that repeated calls cannot fill the log. */
async function record({ actor, id, method, routeOptions, server }: FastifyRequest): Promise<void> {
  if (actor === null) return;
  const ctx = systemCtx(server, id);
  const within = await ctx.deps.rateLimits.consume('refusalLog', actor.userId).then(
    () => true,
    () => false,
  );
  if (!within) return;
  await audit(ctx, { actorId: actor.userId, action: 'refused', subject: `${method} ${routeOptions.url}` });
}
