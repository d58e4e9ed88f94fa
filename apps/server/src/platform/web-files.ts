import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { unknownAddress } from '../core/errors.ts';
import { sendError } from '../core/http/error-handler.ts';
import type { App } from '../core/http.ts';
import { serveSiteMap } from './site-map.ts';
import { pageList, webPages } from './web-pages.ts';

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Paths of the server. Unknown addresses below them get a JSON 404 instead of the web app. */
const serverPaths = /^\/(?:api|flask|login|user|media|socket\.io|insights|healthz|readyz|metrics)(?:\/|$)/;

interface WebOptions {
  readonly sessionCookie: string;
  /** Whether the subject of a page exists. Called for paths that the web app has a page for. */
  readonly subjectExists: (path: string) => Promise<boolean>;
}

/**
 * Serves the built web app: its files, and its page for every other address. Public pages are prerendered for
 * visitors without a session cookie. The web app itself checks whether the session is valid.
 */
export async function serveWeb(app: App, config: Config, options: WebOptions): Promise<void> {
  const present = existsSync(join(built, 'index.html'));
  await app.register(helmet, securityHeaders(config, present ? themeScriptHashes() : []));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
  if (present) await serveFiles(app, config.insights);
  const pages = builtPages();
  if (pages) serveSiteMap(app, config, pages.listed);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!pages || !wantsPage || serverPaths.test(path)) return sendError(unknownAddress(), request, reply);
    const prerendered = pages.prerendered(path);
    if (prerendered) reply.header('vary', 'cookie');
    const visitor = request.cookies[options.sessionCookie] === undefined;
    const found = pages.has(path) && (await options.subjectExists(path));
    return reply
      .code(found ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile(pageFile((visitor && prerendered) || 'index.html', config.insights));
  });
}

/** The pages of the web app; undefined if it is not built. */
export function builtPages(): ReturnType<typeof webPages> | undefined {
  return existsSync(join(built, 'index.html')) ? webPages(readBuilt('pages.json', pageList)) : undefined;
}

async function serveFiles(app: App, insights: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root: built,
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**', 'csp.json', 'pages.json', '*.html', 'insights/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  if (insights) app.get('/insights/script.js', (_request, reply) => reply.sendFile('insights/script.js'));
}

/** Each page exists in a second version with the script that counts page views. */
function pageFile(file: string, insights: boolean): string {
  return insights ? file.replace('.html', '.insights.html') : file;
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
