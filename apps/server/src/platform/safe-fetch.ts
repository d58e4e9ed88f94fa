/** An answer that is larger than anything we asked for. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}

interface Guards {
  /** The only origins that are ever asked, redirects included. */
  readonly origins: readonly string[];
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** What is thrown when the host cannot be reached, is slow, or leads elsewhere. */
  readonly away: (cause: unknown) => Error;
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** More than any answer that we ask for; a larger one is cut off with an error. */
const mostBytes = 8 * 1024 * 1024;
const mostRedirects = 3;

/**
 * `fetch` that keeps to known origins and ends in time. The time limit holds for the body too.
 */
export function safeFetch(network: typeof fetch, { origins, timeout, away }: Guards): Fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(timeout);
    let target = new URL(input instanceof Request ? input.url : input);
    for (let redirects = 0; ; redirects += 1) {
      if (!origins.includes(target.origin)) throw away(new Error(`${target.origin} is not asked`));
      const response = await network(target, { ...init, signal, redirect: 'manual' }).catch((cause) =>
        Promise.reject(away(cause)),
      );
      const next = redirectOf(response, init?.method ?? 'GET');
      if (next === undefined) return await complete(response).catch((cause) => Promise.reject(away(cause)));
      await response.body?.cancel();
      if (redirects === mostRedirects) throw away(new Error('too many redirects'));
      target = new URL(next, target);
    }
  };
}

/** Only reading follows: a renamed repository answers with its new address. */
function redirectOf(response: Response, method: string): string | undefined {
  const reads = method === 'GET' || method === 'HEAD';
  const moved = [301, 302, 307, 308].includes(response.status);
  return (reads && moved && response.headers.get('location')) || undefined;
}

/**
 * Reads the whole body here, where its end is watched: the kit takes a body that breaks off for an empty one.
 * A 204 and a 304 have none.
 */
async function complete({ body, status, headers }: Response): Promise<Response> {
  if (body === null) return new Response(null, { status, headers });
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of body) {
    received += chunk.byteLength;
    if (received > mostBytes) throw new ResponseTooLargeError('the answer is too large');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status, headers });
}
