import type { Ctx } from './core/ctx.ts';
import { listAdmins, setAdmin } from './features/accounts/accounts.roles.service.ts';
import { resetSecondFactor } from './features/accounts/second-factor/accounts.authenticator.service.ts';
import { runCommand } from './platform/command.ts';
import { StartError } from './platform/start-error.ts';
import { withProduct } from './with-product.ts';

const usage = 'Usage: npm run admin -- grant <email> | revoke <email> | reset-second-factor <email> | list';

type Command = (ctx: Ctx) => Promise<string>;

await runCommand(async (words, signal) => [
  await withProduct({ name: 'admin', work: readCommand(words), signal }),
]);

/** @throws StartError with the usage */
function readCommand([verb, email, ...rest]: string[]): Command {
  if (verb === 'list' && email === undefined) return list;
  if (email === undefined || rest.length > 0) throw new StartError(usage);
  if (verb === 'reset-second-factor')
    return async (ctx) => `Two-step sign-in of ${await resetSecondFactor(ctx, email)} is off`;
  if (verb !== 'grant' && verb !== 'revoke') throw new StartError(usage);
  return async (ctx) => {
    const username = await setAdmin(ctx, email, verb === 'grant');
    return verb === 'grant'
      ? `${username} is an administrator now`
      : `${username} is no longer an administrator`;
  };
}

async function list(ctx: Ctx): Promise<string> {
  const admins = await listAdmins(ctx);
  return admins.map(({ email, username }) => `${email} (${username})`).join('\n') || 'No administrators';
}
