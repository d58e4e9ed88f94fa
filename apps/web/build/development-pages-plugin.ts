import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadPage } from '@teamwright/contracts/core/page-rendering.ts';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { renderedPages } from './rendered-pages.ts';

const patterns = renderedPages.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));
/** Longer than in production, because the first page loads all of its modules. */
const deadlineMs = 30_000;

// Safe: the module exports it.
function asPageModule(module: unknown): { loadPage: LoadPage } {
  return module as { loadPage: LoadPage };
}

async function respond(
  vite: ViteDevServer,
  api: string,
  request: Connect.IncomingMessage,
): Promise<{ status: number; location: string | undefined; html: string }> {
  const { loadPage } = asPageModule(await vite.ssrLoadModule('/src/server/entry.tsx'));
  const cookie = request.headers.cookie ?? '';
  const path = request.originalUrl ?? '/';
  const page = await loadPage({
    url: `http://${request.headers.host}${path}`,
    hasSession: cookie !== '',
    now: Date.now(),
    send: (call) => fetch(new URL(call, api), { headers: { cookie } }),
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (page.location !== undefined) return { status: page.status, location: page.location, html: '' };
  const index = await readFile(join(vite.config.root, 'index.html'), 'utf8');
  const html = await page.render(await vite.transformIndexHtml(path, index));
  return { status: page.status, location: undefined, html };
}

/** Renders the same pages during development, with the data of the development server at `api`. */
export function developmentPagesPlugin(api: string): Plugin {
  return {
    name: 'teamwright:development-pages',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const path = request.originalUrl?.split('?', 1)[0] ?? '/';
        if (request.method !== 'GET' || !patterns.some((pattern) => pattern.test(path))) return next();
        respond(vite, api, request).then(
          ({ status, location, html }) => {
            response.writeHead(
              status,
              location === undefined ? { 'content-type': 'text/html' } : { location },
            );
            response.end(html);
          },
          (error: unknown) => {
            vite.config.logger.warn(`The browser renders ${path} instead of the server: ${error}`);
            next();
          },
        );
      });
    },
  };
}
