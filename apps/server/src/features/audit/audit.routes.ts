import type { FastifyRequest } from 'fastify';
import { type App, systemCtx } from '../../core/http.ts';
import { audit } from './audit.service.ts';

const adminPrefix = '/api/admin/';

/** Records rejected calls of signed-in users to others' data and to administrator routes. */
export function recordRejectedCalls(api: App): void {
  api.addHook('onResponse', async (request, reply) => {
    if (!isRejected(request, reply.statusCode)) return;
    await record(request).catch((error) =>
      request.log.error({ err: error }, 'a rejected call was not recorded'),
    );
  });
}

function isRejected({ actor, routeOptions }: FastifyRequest, status: number): boolean {
  if (actor === null) return false;
  const isHiddenRoute = status === 404 && !actor.isAdmin && routeOptions.url?.startsWith(adminPrefix);
  return status === 403 || isHiddenRoute === true;
}

/** Nothing is written above the limit, so that repeated calls cannot fill the log. */
async function record({ actor, id, method, routeOptions, server }: FastifyRequest): Promise<void> {
  if (actor === null) return;
  const ctx = systemCtx(server, id);
  const isWithinLimit = await ctx.deps.rateLimits.consume('refusalLog', actor.userId).then(
    () => true,
    () => false,
  );
  if (!isWithinLimit) return;
  await audit(ctx, { actorId: actor.userId, action: 'refused', subject: `${method} ${routeOptions.url}` });
}
