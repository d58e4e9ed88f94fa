import { security } from '@teamwright/contracts/accounts/security.ts';
import { type App, ok, route } from '../../../core/http.ts';
import { signedInAnswer } from '../sessions/accounts.sign-in.service.ts';
import * as authenticator from './accounts.authenticator.service.ts';
import * as passkeys from './accounts.passkeys.service.ts';
import { finishSignIn, getSecurity } from './accounts.security.service.ts';
import { stepCookie } from './accounts.steps.service.ts';

export function securityRoutes(app: App): void {
  signInRoutes(app);
  const changing = { limit: 'edit' } as const;
  route(app, security.get, (ctx) => getSecurity(ctx));
  route(
    app,
    security.beginPasskey,
    (ctx, { body }) => passkeys.beginPasskey(ctx, body.currentPassword),
    changing,
  );
  route(app, security.addPasskey, (ctx, { body }) => passkeys.addPasskey(ctx, body), changing);
  route(
    app,
    security.renamePasskey,
    (ctx, { params, body }) => passkeys.renamePasskey(ctx, params.id, body.name),
    changing,
  );
  route(
    app,
    security.removePasskey,
    async (ctx, { params, body }) => {
      await passkeys.removePasskey(ctx, params.id, body.currentPassword);
      return ok('The passkey is removed');
    },
    changing,
  );
  route(
    app,
    security.beginAuthenticator,
    (ctx, { body }) => authenticator.beginAuthenticator(ctx, body.currentPassword),
    changing,
  );
  route(
    app,
    security.confirmAuthenticator,
    async (ctx, { body }) => ({
      ...ok('Two-step sign-in is on'),
      ...(await authenticator.confirmAuthenticator(ctx, body.code)),
    }),
    changing,
  );
  route(
    app,
    security.renewRecoveryCodes,
    async (ctx, { body }) => ({
      ...ok('You have new recovery codes'),
      ...(await authenticator.renewRecoveryCodes(ctx, body)),
    }),
    changing,
  );
  route(
    app,
    security.removeAuthenticator,
    async (ctx, { body }) => {
      await authenticator.removeAuthenticator(ctx, body);
      return ok('Two-step sign-in is off');
    },
    changing,
  );
}

function signInRoutes(app: App): void {
  const limited = { limit: 'passkey' } as const;
  route(
    app,
    security.beginPasskeySignIn,
    async (ctx, _input, { request, reply }) => {
      const { name, options } = stepCookie(ctx.deps.config, 'passkey');
      const begun = await passkeys.beginPasskeySignIn(ctx, request.cookies[name]);
      reply.setCookie(name, begun.cookie, options);
      return begun.options;
    },
    limited,
  );
  route(
    app,
    security.signInWithPasskey,
    async (ctx, { body }, { request, reply }) => {
      const { name, options } = stepCookie(ctx.deps.config, 'passkey');
      const userAgent = request.headers['user-agent'] ?? '';
      const { cookies, user } = await passkeys.signInWithPasskey(ctx, {
        credential: body.response,
        cookie: request.cookies[name],
        userAgent,
      });
      reply.clearCookie(name, options);
      for (const cookie of cookies) reply.setCookie(...cookie);
      return signedInAnswer(user);
    },
    limited,
  );
  route(
    app,
    security.finishSignIn,
    async (ctx, { body }, { request, reply }) => {
      const { name, options } = stepCookie(ctx.deps.config, 'second-factor');
      const userAgent = request.headers['user-agent'] ?? '';
      const token = request.cookies[name];
      const { cookies, user } = await finishSignIn(ctx, { token, code: body.code, userAgent });
      reply.clearCookie(name, options);
      for (const cookie of cookies) reply.setCookie(...cookie);
      return signedInAnswer(user);
    },
    limited,
  );
}
