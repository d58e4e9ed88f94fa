import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { HostRefusal } from '../../platform/codehost/host-errors.ts';
import type { Ask } from '../../platform/codehost/repository.ts';
import * as repository from './github.repository.ts';
import { hostName, readToken } from './github.tokens.ts';

/** The code host as the linked account of a person sees it. */
export interface LinkedHost {
  readonly login: string;
  /** As `Codehost.get`. With the refusal 401 the token is forgotten, and whoever needs it is told. */
  readonly ask: Ask;
}

/** What a person has linked at the code host of this installation, or why there is nothing to ask with. */
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
    ask: async (path, query) => {
      try {
        return await codehost.get(token, path, query);
      } catch (error) {
        if (error instanceof HostRefusal && error.status === 401) await loseAccess(ctx, userId, sealedToken);
        throw error;
      }
    },
  };
}

async function loseAccess(ctx: Ctx, userId: string, sealedToken: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    if (await repository.removeToken(ctx.db, userId, sealedToken))
      await emit(ctx, 'github.access_lost', { userId });
  });
}
