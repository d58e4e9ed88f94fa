import type { EndpointName, EndpointOf } from '@teamwright/contracts/core/contract.ts';
import type { CallInput, Endpoint, Result } from '@teamwright/contracts/core/endpoint.ts';
import { endpointTable } from '@teamwright/contracts/core/endpoint-table.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';

type Part<Key extends string, Value> =
  Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : undefined extends Value
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value };

interface Sending {
  readonly signal?: AbortSignal;
  /** The request continues after the page is left. */
  readonly keepalive?: boolean;
  /** A token sent instead of the session cookie, while a GitHub sign-in is being completed. */
  readonly bearer?: string;
}

type InputOf<E extends Endpoint> = Part<'params', CallInput<E>['params']> &
  Part<'query', CallInput<E>['query']> &
  Part<'body', CallInput<E>['body']> &
  Sending;

type ArgumentsOf<E extends Endpoint> =
  Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>];

/** The arguments after the endpoint's name: `params`, `query` and `body` as declared in the contract. */
export type CallArguments<Name extends EndpointName> = ArgumentsOf<EndpointOf<Name>>;

/** What an endpoint returns, for example `Answer<'projects.list'>`. */
export type Answer<Name extends EndpointName> = Result<EndpointOf<Name>>;

export interface UntypedInput extends Sending {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

// Safe: `CallArguments` has already checked the parts against the contract.
function asUntyped(input: object | undefined): UntypedInput {
  return input ?? {};
}

/**
 * Replaces each `:name` in the path and appends the query. Omits undefined and empty values; lists repeat
 * their key.
 */
export function buildUrl(path: string, params: object = {}, query: object = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(query)) {
    for (const value of [values].flat())
      if (value !== undefined && value !== null && value !== '') search.append(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

// Safe: the server serialises every response with the contract's schema.
function asAnswer<Name extends EndpointName>(json: unknown): Answer<Name> {
  return json as Answer<Name>;
}

interface ErrorJson {
  message?: unknown;
  code?: unknown;
  fields?: unknown;
  requestId?: unknown;
}

function asErrorJson(json: unknown): ErrorJson {
  return typeof json === 'object' && json !== null ? json : {};
}

// Codes come from the contract's list. A response without a code counts as internal.
function asCode(code: unknown): ApiErrorCode {
  return typeof code === 'string' ? (code as ApiErrorCode) : 'internal';
}

function asFields(fields: unknown): Readonly<Record<string, string>> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, String(text)]));
}

async function refusal(response: Response): Promise<ApiError> {
  const { message, code, fields, requestId } = asErrorJson(await response.json().catch(() => null));
  return new ApiError(typeof message === 'string' ? message : '', {
    status: response.status,
    code: asCode(code),
    fields: asFields(fields),
    requestId: typeof requestId === 'string' ? requestId : (response.headers.get('x-request-id') ?? ''),
    retryAfter: Number(response.headers.get('retry-after')) || 0,
  });
}

async function request(
  method: string,
  url: string,
  { body, bearer, ...sending }: UntypedInput,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`;
  try {
    return await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      ...sending,
    });
  } catch (cause) {
    if (sending.signal?.aborted) throw cause;
    throw new ApiError('', { status: 0, code: 'network', cause });
  }
}

/** Sends a request and returns the response, whatever its status. */
export type Send = typeof request;

async function respond(name: EndpointName, input: object | undefined, send: Send): Promise<Response> {
  const [method, path] = endpointTable[name];
  const parts = asUntyped(input);
  const response = await send(method, buildUrl(path, parts.params, parts.query), parts);
  if (!response.ok) throw await refusal(response);
  return response;
}

/** `call` without type checks, for arguments that were already checked, as in `endpointQuery`. */
export async function callUntyped<Name extends EndpointName>(
  name: Name,
  input?: object,
  send: Send = request,
): Promise<Answer<Name>> {
  return asAnswer<Name>(await (await respond(name, input, send)).json());
}

/** `call` for an endpoint whose response is a text, such as a file. */
export async function callText<Name extends EndpointName>(
  name: Name,
  ...[input]: CallArguments<Name>
): Promise<string> {
  return await (await respond(name, input, request)).text();
}

/**
 * Calls an endpoint of the contract by name: `call('projects.bySlug', { params: { slug } })`. @throws
 * ApiError on an error response or a failed connection. An abort throws as `fetch` does.
 */
export function call<Name extends EndpointName>(
  name: Name,
  ...[input]: CallArguments<Name>
): Promise<Answer<Name>> {
  return callUntyped(name, input);
}
