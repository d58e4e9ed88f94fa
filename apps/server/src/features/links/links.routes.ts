import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { isKnownVersion } from '../../core/http/known-version.ts';
import { type App, callerNetworkOf, ctxOf } from '../../core/http.ts';
import { pictureVersion, readPlainPicture } from './links.pictures.service.ts';
import { getPersonPicture, getProjectPicture, plainPicture } from './links.service.ts';
import {
  getSitemapIndex,
  getSitemapOf,
  getSitemapOfPages,
  type ListedPages,
  type SitemapSubject,
} from './links.sitemap.service.ts';

type Content = Awaited<ReturnType<typeof getProjectPicture>>;

/** A picture's address changes with its content, but a service may have the address of an older content. */
const pictureCache = 'public, max-age=3600';
const sitemapCache = 'public, max-age=3600';

/** Serves the pictures of links and the site maps. Without a built web app there are no pages. */
export function linksRoutes(app: App, pages: ListedPages = { listed: [], builtAt: new Date(0) }): void {
  pictureRoute(app, '/share.png', async () => plainPicture);
  pictureRoute(app, '/share/project/:name/:file', (ctx, name) => getProjectPicture(ctx, name));
  pictureRoute(app, '/share/person/:name/:file', (ctx, name) => getPersonPicture(ctx, name));
  sitemapRoute(app, '/sitemap.xml', (ctx) => getSitemapIndex(ctx));
  sitemapRoute(app, '/sitemap/pages.xml', (ctx) => getSitemapOfPages(ctx, pages));
  for (const subject of ['projects', 'events', 'people'] satisfies SitemapSubject[])
    sitemapRoute(app, `/sitemap/${subject}/:number(^[1-9]\\d{0,4}$).xml`, (ctx, number) =>
      getSitemapOf(ctx, subject, number),
    );
}

type PictureRequest = FastifyRequest<{ Params: { name?: string } }>;

function pictureRoute(app: App, path: string, load: (ctx: Ctx, name: string) => Promise<Content>): void {
  app.get(path, { logLevel: 'warn' }, async (request: PictureRequest, reply) => {
    const ctx = ctxOf(request);
    const send = async () => sendPicture(ctx, await load(ctx, request.params.name ?? ''), request, reply);
    return await ctx.deps.rateLimits.requests.run(callerNetworkOf(request), send);
  });
}

async function sendPicture(ctx: Ctx, content: Content, request: PictureRequest, reply: FastifyReply) {
  const etag = `"${pictureVersion(content)}"`;
  reply.header('etag', etag).header('cache-control', pictureCache);
  if (isKnownVersion(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const picture = await drawOrPlain(ctx, content, reply);
  return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(picture);
}

/** While too many pictures wait, the plain picture. Clients do not keep it. */
async function drawOrPlain(ctx: Ctx, content: Content, reply: FastifyReply): Promise<Buffer> {
  if (content === plainPicture) return await readPlainPicture();
  try {
    return await ctx.deps.linkPictures.draw(content);
  } catch (error) {
    if (!(error instanceof AppError))
      ctx.log.error({ err: error }, 'the picture of a link could not be drawn');
    reply.header('cache-control', 'no-store').removeHeader('etag');
    return await readPlainPicture();
  }
}

type NumberedRequest = FastifyRequest<{ Params: { number?: string } }>;

function sitemapRoute(app: App, path: string, load: (ctx: Ctx, number: number) => Promise<string>): void {
  app.get(path, { logLevel: 'warn' }, async (request: NumberedRequest, reply) => {
    const text = await load(ctxOf(request), Number(request.params.number ?? 1));
    return reply.type('application/xml; charset=utf-8').header('cache-control', sitemapCache).send(text);
  });
}
