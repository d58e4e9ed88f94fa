import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import type { HostGet } from '../../platform/codehost/repository.ts';
import * as repository from './github.repository.ts';
import { hostName, readToken } from './github.tokens.service.ts';

/** The code host with the access of a user's linked account. */
export interface LinkedHost {
  readonly login: string;
  /** Like `Codehost.get`. After a 401, deletes the token and emits `github.access_lost`. */
  readonly get: HostGet;
}

/** A user's linked account at the configured code host, or why there is none. */
export async function findLinkedHost(
  ctx: Ctx,
  userId: string,
): Promise<LinkedHost | 'unlinked' | 'access_lost'> {
  const { codehost } = ctx.deps;
  const link = codehost && (await repository.findLink(ctx.db, userId));
  if (!codehost || !link || link.host !== hostName(ctx)) return 'unlinked';
  const { login, sealedToken } = link;
  const token = sealedToken === null ? undefined : readToken(ctx, sealedToken);
  if (sealedToken === null || token === undefined) return 'access_lost';
  return {
    login,
    get: async (path, query) => {
      try {
        return await codehost.get(token, path, query);
      } catch (error) {
        if (error instanceof HostRefusalError && error.status === 401)
          await markAccessLost(ctx, userId, sealedToken);
        throw error;
      }
    },
  };
}

async function markAccessLost(ctx: Ctx, userId: string, sealedToken: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    if (await repository.removeToken(ctx.db, userId, sealedToken))
      await emit(ctx, 'github.access_lost', { userId });
  });
}
