import { createHash } from 'node:crypto';

const hourly = 5_000;

/** A JSON response like those of GitHub's API, with an ETag for conditional requests. */
export function json(request: Request, body: unknown, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(body);
  const etag = `W/"${createHash('sha256').update(text).digest('hex')}"`;
  const all = { 'content-type': 'application/json; charset=utf-8', etag, ...quota(hourly - 1), ...headers };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: { etag, ...quota(hourly - 1) } });
  return new Response(text, { headers: all });
}

export function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
  return Response.json(body, { status, headers: { ...quota(hourly - 1), ...headers } });
}

/** JSON that is cut off, as by a broken connection. */
export function brokenOff(): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new Response('{"id": 7, "tree": [{"path": "pack', { headers });
}

export function limitReached(seconds: number): Response {
  return refusal(403, 'API rate limit exceeded for user.', quota(0, seconds));
}

function quota(remaining: number, seconds = 3_600): Record<string, string> {
  return {
    'x-ratelimit-limit': String(hourly),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-used': String(hourly - remaining),
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + seconds),
    'x-ratelimit-resource': 'core',
  };
}

/** One page of a list, with the Link header to the other pages. */
export function page(request: Request, items: readonly unknown[], headers: Record<string, string>): Response {
  const url = new URL(request.url);
  const size = Math.min(100, wholeNumber(url, 'per_page') ?? 30);
  const number = wholeNumber(url, 'page') ?? 1;
  const last = Math.max(1, Math.ceil(items.length / size));
  const to = (target: number, relation: string) => {
    url.searchParams.set('page', String(target));
    return `<${url}>; rel="${relation}"`;
  };
  const links = [
    ...(number > 1 ? [to(number - 1, 'prev'), to(1, 'first')] : []),
    ...(number < last ? [to(number + 1, 'next'), to(last, 'last')] : []),
  ];
  const link: Record<string, string> = links.length > 0 ? { link: links.join(', ') } : {};
  return json(request, items.slice((number - 1) * size, number * size), { ...headers, ...link });
}

function wholeNumber(url: URL, name: string): number | undefined {
  const value = Number(url.searchParams.get(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
