import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { github } from '@teamwright/contracts/github.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { type App, callerKeyOf, ok, route } from '../../core/http.ts';
import { callerOf } from '../accounts/sessions/accounts.browsers.service.ts';
import { signIn, signInAnswer } from '../accounts/sessions/accounts.sign-in.service.ts';
import { type Bearer, beginFlow, exchangeCode, flowCookie } from './github.flow.service.ts';
import { readFromHost, unlink } from './github.service.ts';
import { authenticate } from './github.signin.service.ts';

interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const limited = { limit: 'github' } as const;

export function githubRoutes(app: App): void {
  route(
    app,
    github.authorize,
    async (ctx, { query }, { request, reply }) => {
      const { name, options } = flowCookie(ctx);
      const { url, cookie } = await beginFlow(ctx, query, request.cookies[name]).catch((error) => {
        if (!(error instanceof AppError) || error.code !== 'forbidden') throw error;
        // The profile page requests the missing confirmation and starts the link again.
        return { url: `/settings/security?link=${query.scope}`, cookie: undefined };
      });
      if (cookie) reply.setCookie(name, cookie, options);
      reply.header('location', url);
      return '';
    },
    limited,
  );
  const own = { limit: 'own' } as const;
  route(app, github.exchangeToken, (ctx, { body }, http) => exchangeToken(ctx, body, http), own);
  route(app, github.exchangeTokenAlias, (ctx, { body }, http) => exchangeToken(ctx, body, http), own);
  route(app, github.authenticate, enter, limited);
  const handOn = async (
    ctx: Ctx,
    { request, reply }: Http,
    path: '/user' | '/user/repos' | '/user/emails',
    query: object = {},
  ) => {
    const { data, pages } = await readFromHost(ctx, bearerOf(ctx, request), path, plain(query));
    if (pages.size > 0) reply.header('link', linkHeader(request.url, pages));
    return data;
  };
  route(app, github.user, (ctx, _input, http) => handOn(ctx, http, '/user'), limited);
  route(app, github.repositories, (ctx, { query }, http) => handOn(ctx, http, '/user/repos', query), limited);
  route(app, github.emails, (ctx, { query }, http) => handOn(ctx, http, '/user/emails', query), limited);
  route(
    app,
    github.startLink,
    async (ctx, { body: { currentPassword, ...start } }, { request, reply }) => {
      const { name, options } = flowCookie(ctx);
      const { url, cookie } = await beginFlow(ctx, start, request.cookies[name], currentPassword);
      reply.setCookie(name, cookie, options);
      return { url };
    },
    limited,
  );
  route(app, github.unlink, async (ctx, { body }) => ({
    ...ok('GitHub is unlinked'),
    user: await unlink(ctx, body.currentPassword),
  }));
}

async function exchangeToken(
  ctx: Ctx,
  body: ParsedInput<typeof github.exchangeToken>['body'],
  { request, reply }: Http,
): Promise<Answer<typeof github.exchangeToken>> {
  const { code, state, ...account } = body;
  if (code !== undefined) {
    await ctx.deps.rateLimits.consume('github', callerKeyOf(ctx, request));
    return await exchangeCode(ctx, { code, state, cookie: request.cookies[flowCookie(ctx).name] });
  }
  const signedIn = await signIn(ctx, { ...account, caller: callerOf(ctx, request) });
  for (const cookie of signedIn.cookies) reply.setCookie(...cookie);
  return signInAnswer(signedIn);
}

async function enter(
  ctx: Ctx,
  { body }: ParsedInput<typeof github.authenticate>,
  { request, reply }: Http,
): Promise<Answer<typeof github.authenticate>> {
  const bearer = bearerOf(ctx, request);
  if (bearer === undefined) throw new AppError('unauthenticated', 'Please sign in with GitHub first');
  const id = body.userdata?.id;
  const claimedId = id === undefined ? undefined : String(id);
  const userAgent = request.headers['user-agent'] ?? '';
  const entered = await authenticate(ctx, { bearer, claimedId, userAgent });
  if ('linked' in entered) return { ...entered.linked, ...ok('GitHub is linked'), user: entered.linked };
  for (const cookie of entered.cookies) reply.setCookie(...cookie);
  return signInAnswer(entered);
}

/** The token of the Authorization header, with its cookie. */
function bearerOf(ctx: Ctx, { headers, cookies }: FastifyRequest): Bearer | undefined {
  const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : { token, cookie: cookies[flowCookie(ctx).name] };
}

/** The query parameters as text. */
function plain(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}

/** The code host's pagination links with URLs of this server. */
function linkHeader(url: string, pages: ReadonlyMap<string, number>): string {
  const [path = '', search] = url.split('?');
  const links = [...pages].map(([relation, page]) => {
    const values = new URLSearchParams(search);
    values.set('page', String(page));
    return `<${path}?${values}>; rel="${relation}"`;
  });
  return links.join(', ');
}
