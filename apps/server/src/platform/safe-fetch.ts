/** A response that exceeds the size limit. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}

interface Guards {
  /** The only origins that are ever called, also by redirects. */
  readonly origins: readonly string[];
  /** Time limit, including the body. */
  readonly timeoutMs: number;
  /** Creates the error for a host that cannot be reached, is too slow, or redirects elsewhere. */
  readonly unreachable: (cause: unknown) => Error;
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Larger than any expected response. */
const maxResponseBytes = 8 * 1024 * 1024;
const maxRedirects = 3;

/** `fetch` with a list of allowed origins, a time limit, and limits for redirects and size. */
export function safeFetch(network: typeof fetch, { origins, timeoutMs, unreachable }: Guards): Fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let target = new URL(input instanceof Request ? input.url : input);
    for (let redirects = 0; ; redirects += 1) {
      if (!origins.includes(target.origin))
        throw unreachable(new Error(`${target.origin} is not an allowed origin`));
      const response = await network(target, { ...init, signal, redirect: 'manual' }).catch((cause) =>
        Promise.reject(unreachable(cause)),
      );
      const next = redirectOf(response, init?.method ?? 'GET');
      if (next === undefined)
        return await complete(response).catch((cause) => Promise.reject(unreachable(cause)));
      await response.body?.cancel();
      if (redirects === maxRedirects) throw unreachable(new Error('too many redirects'));
      target = new URL(next, target);
    }
  };
}

/** Only reads follow redirects: the API redirects for renamed repositories. */
function redirectOf(response: Response, method: string): string | undefined {
  const reads = method === 'GET' || method === 'HEAD';
  const moved = [301, 302, 307, 308].includes(response.status);
  return (reads && moved && response.headers.get('location')) || undefined;
}

/**
 * Reads the whole body, so that a body that breaks off is an error: the API client would treat it as empty. A 204 and
 * a 304 have no body.
 */
async function complete({ body, status, headers }: Response): Promise<Response> {
  if (body === null) return new Response(null, { status, headers });
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of body) {
    received += chunk.byteLength;
    if (received > maxResponseBytes) throw new ResponseTooLargeError('the response is too large');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status, headers });
}
