import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config.ts';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** The origins of this site. On a developer's machine these are all loopback names of the port. */
export function ownOrigins(config: Pick<Config, 'publicUrl' | 'production'>): ReadonlySet<string> {
  const url = new URL(config.publicUrl);
  if (config.production || !loopbackNames.includes(url.hostname)) return new Set([url.origin]);
  const port = url.port === '' ? '' : `:${url.port}`;
  return new Set(loopbackNames.map((name) => `${url.protocol}//${name}${port}`));
}

/** Whether a browser sent this request from another site. Without Origin, Sec-Fetch-Site decides. */
export function isForeign(headers: IncomingHttpHeaders, own: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !own.has(headers.origin);
  return headers['sec-fetch-site'] === 'cross-site';
}
