import type { Config } from '../config.ts';
import type { App } from '../core/http.ts';

/** Paths that require a sign-in or have no content for search engines. */
const unlisted = ['/api/', '/flask/', '/dashboard', '/chat', '/notifications', '/callback', '/search'];

/** Serves robots.txt and the site map, with the public address of the site. */
export function serveSiteMap(app: App, { publicUrl }: Config, pages: readonly string[]): void {
  const rules = unlisted.map((path) => `Disallow: ${path}`);
  const robots = ['User-agent: *', ...rules, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  const urls = pages.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('');
  const siteMap =
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  serveText(app, '/robots.txt', 'text/plain', robots);
  serveText(app, '/sitemap.xml', 'application/xml', siteMap);
}

function serveText(app: App, path: string, type: string, text: string): void {
  app.get(path, { logLevel: 'warn' }, (_request, reply) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text),
  );
}
