import type { Config } from '../../config.ts';
import type { App } from '../../core/http.ts';

/** Paths that require a sign-in or have no content for search engines. */
const unlisted = ['/api/', '/flask/', '/dashboard', '/chat', '/notifications', '/callback', '/search'];

/** Serves robots.txt, with the public address of the site. */
export function serveRobots(app: App, { publicUrl }: Config): void {
  const rules = unlisted.map((path) => `Disallow: ${path}`);
  const text = ['User-agent: *', ...rules, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}
