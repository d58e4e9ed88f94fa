import { accounts } from '@teamwright/contracts/accounts/accounts.ts';
import type { SignInAnswer } from '@teamwright/contracts/accounts/users.ts';
import type { ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../core/ctx.ts';
import { type App, ok, route } from '../../core/http.ts';
import * as service from './accounts.service.ts';
import { resendVerification, verifyEmail } from './email/accounts.email.service.ts';
import { forgotPassword, resetPassword } from './passwords/accounts.reset.service.ts';
import {
  callerOf,
  knownBrowserCookieName,
  knownBrowserCookieOptions,
} from './sessions/accounts.browsers.service.ts';
import * as sessions from './sessions/accounts.sessions.service.ts';
import { sessionCookieName, sessionCookieOptions } from './sessions/accounts.sessions.service.ts';
import { signIn, signInAnswer } from './sessions/accounts.sign-in.service.ts';

interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Credentials = ParsedInput<typeof accounts.signIn>['body'];

export function accountsRoutes(app: App): void {
  route(app, accounts.signUp, signUp, { limit: 'signUp' });
  route(app, accounts.signIn, (ctx, { body }, http) => startSession(ctx, body, http), { limit: 'own' });
  mailRoutes(app);
  route(app, accounts.me, async (ctx) => ({ user: await service.me(ctx) }));
  route(app, accounts.listSessions, (ctx) => sessions.listSessions(ctx));
  route(app, accounts.signOut, async (ctx, _input, { reply }) => {
    await sessions.signOut(ctx);
    reply.clearCookie(sessionCookieName(ctx.deps.config), sessionCookieOptions(ctx.deps.config));
    return ok('Signed out');
  });
  route(app, accounts.previewDeletion, (ctx) => service.previewDeletion(ctx));
  route(app, accounts.deleteAccount, async (ctx, { params, body }, { reply }) => {
    await service.deleteAccount(ctx, params.id, body.currentPassword);
    const { config } = ctx.deps;
    if (ctx.actor.userId === params.id) {
      reply.clearCookie(sessionCookieName(config), sessionCookieOptions(config));
      reply.clearCookie(knownBrowserCookieName(config), knownBrowserCookieOptions(config));
    }
    return ok('The account is deleted');
  });
  route(app, accounts.endSession, async (ctx, { params }) => {
    await sessions.endSession(ctx, params.id);
    return ok('Session ended');
  });
}

/** Routes that send emails. Their responses never reveal whether an account exists. */
function mailRoutes(app: App): void {
  const asking = { limit: 'mailByCaller' } as const;
  const opening = { limit: 'mailLink' } as const;
  route(
    app,
    accounts.forgotPassword,
    async (ctx, { body }, { request }) => {
      await forgotPassword(ctx, body.email, callerOf(ctx, request));
      return ok('If an account uses this address, we sent an email to it.');
    },
    asking,
  );
  route(
    app,
    accounts.resendVerification,
    async (ctx, { body }, { request }) => {
      await resendVerification(ctx, body.email, callerOf(ctx, request));
      return ok('If this address is not confirmed yet, we sent an email to it.');
    },
    asking,
  );
  route(
    app,
    accounts.resetPassword,
    async (ctx, { body }, { request }) => {
      const isUnlinked = await resetPassword(ctx, { ...body, caller: callerOf(ctx, request) });
      return ok(
        isUnlinked
          ? 'Your password is changed and GitHub is unlinked. Please sign in. You can link GitHub again in your settings.'
          : 'Your password is changed. Please sign in.',
      );
    },
    opening,
  );
  route(
    app,
    accounts.verifyEmail,
    async (ctx, { body }) => {
      const resetToken = await verifyEmail(ctx, body.token);
      const text = 'Your email address is confirmed.';
      return { ...ok(resetToken === null ? text : `${text} Please choose a new password.`), resetToken };
    },
    opening,
  );
}

async function signUp(ctx: Ctx, { body }: ParsedInput<typeof accounts.signUp>) {
  const user = await service.signUp(ctx, body);
  return { ...ok('Account created. Please sign in.'), user };
}

async function startSession(ctx: Ctx, body: Credentials, { request, reply }: Http): Promise<SignInAnswer> {
  const signedIn = await signIn(ctx, { ...body, caller: callerOf(ctx, request) });
  for (const cookie of signedIn.cookies) reply.setCookie(...cookie);
  return signInAnswer(signedIn);
}
