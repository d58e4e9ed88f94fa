import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { unknownAddress } from '../../core/errors.ts';
import { sendError } from '../../core/http/error-handler.ts';
import type { App } from '../../core/http.ts';
import { builtPageLoader, createPageRenderer } from './page-renderer.ts';
import { serveRobots } from './robots.ts';
import { createServePage, type ServePage } from './serve-page.ts';
import { pageList, webPages } from './web-pages.ts';

const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Paths of the server. Unknown addresses below them get a JSON 404 instead of the web app. */
const serverPaths =
  /^\/(?:api|flask|login|user|media|socket\.io|insights|share|sitemap|healthz|readyz|metrics)(?:\/|$)/;

/**
 * Serves the built web app: its files, and its pages for every other address. The server renders public pages. The
 * browser renders all others, and those that the server cannot render in time.
 */
export async function serveWeb(app: App, config: Config, sessionCookie: string): Promise<void> {
  const present = existsSync(join(built, 'index.html'));
  await app.register(helmet, securityHeaders(config, present ? themeScriptHashes() : []));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
  if (present) await serveFiles(app, config.insights);
  const pages = builtPages();
  serveRobots(app, config);
  const servePage = present ? pageServer(config, sessionCookie) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!pages || !wantsPage || serverPaths.test(path)) return sendError(unknownAddress(), request, reply);
    const page = pages.find(path);
    if (page?.rendered === false) reply.header('x-robots-tag', 'noindex');
    if (page?.tags !== undefined) {
      reply.header('vary', 'cookie, accept-encoding');
      if (await servePage?.(request, reply, { tags: page.tags, link: page.link })) return reply;
    }
    // The server has failed to render the page, or no page has this address.
    const hasSession = request.cookies[sessionCookie] !== undefined;
    if (page?.link !== undefined && hasSession) reply.header('link', page.link);
    return reply
      .code(page ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile(documentFile(config));
  });
}

function pageServer(config: Config, sessionCookie: string): ServePage | undefined {
  const loadPage = builtPageLoader(built);
  if (!loadPage) return undefined;
  const template = readFileSync(join(built, documentFile(config)), 'utf8');
  // Files of the build have their hashes in the template. The renderer is a file of its own.
  const build = createHash('sha256')
    .update(template)
    .update(readFileSync(join(built, 'server/entry.js')));
  return createServePage({
    config,
    renderer: createPageRenderer({ loadPage }),
    sessionCookie,
    template,
    build: build.digest('base64url'),
  });
}

/** The pages of the web app; undefined if it is not built. */
export function builtPages() {
  if (!existsSync(join(built, 'index.html'))) return undefined;
  const builtAt = statSync(join(built, 'pages.json')).mtime;
  return { ...webPages(readBuilt('pages.json', pageList)), builtAt };
}

async function serveFiles(app: App, insights: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root: built,
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**', 'csp.json', 'pages.json', '*.html', 'insights/**', 'server/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  if (insights) app.get('/insights/script.js', (_request, reply) => reply.sendFile('insights/script.js'));
}

/** The document exists in a second version with the script that counts page views. */
function documentFile({ insights }: Config): string {
  return insights ? 'index.insights.html' : 'index.html';
}

function themeScriptHashes(): string[] {
  return readBuilt('csp.json', z.object({ scriptHashes: z.array(z.string()) })).scriptHashes;
}

function readBuilt<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(join(built, name), 'utf8')));
}

function securityHeaders(config: Config, scriptHashes: readonly string[]) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'blob:', 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", config.publicUrl.replace(/^http/, 'ws')],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(config.https && { 'upgrade-insecure-requests': [] }),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    strictTransportSecurity: config.https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' as const },
  };
}
