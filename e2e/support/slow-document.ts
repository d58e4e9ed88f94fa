import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

interface SlowSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Ends a piece at the end of a tag, so that each piece is content. */
function piecesOf(html: string, count: number): string[] {
  const start = html.indexOf('<body');
  const size = Math.ceil((html.length - start) / count);
  const pieces: string[] = [];
  for (let at = 0; at < html.length; ) {
    const cut = html.indexOf('>', Math.max(at, start) + size);
    const end = cut === -1 ? html.length : cut + 1;
    pieces.push(html.slice(at, end));
    at = end;
  }
  return pieces;
}

async function sendSlowly(html: string, response: ServerResponse, pauseMs: number): Promise<void> {
  for (const piece of piecesOf(html, 12)) {
    response.write(piece);
    await wait(pauseMs);
  }
  response.end();
}

/**
 * Forwards all requests to the site. Documents arrive in pieces, as on a slow line, and the browser shows each piece.
 * Cookies are valid for all ports of a host.
 */
export async function slowSite(site: string, pauseMs = 150): Promise<SlowSite> {
  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { accept } = incoming.headers;
    const isDocument = accept?.includes('text/html') === true;
    const headers = { ...incoming.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const outgoing = request(new URL(incoming.url ?? '/', site), { method: incoming.method, headers });
    incoming.pipe(outgoing);
    const [answer]: [IncomingMessage] = (await once(outgoing, 'response')) as [IncomingMessage];
    const { 'content-length': _, ...sent } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, isDocument ? sent : answer.headers);
    if (isDocument) await sendSlowly(await text(answer), response, pauseMs);
    else answer.pipe(response);
  }
  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
