import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint: `anyone`, a signed-in `user`, or an `admin`; other callers of an admin endpoint
 * get the response of an unknown address. The feature's policy has more detailed rules.
 */
export type Access = 'anyone' | 'user' | 'admin';

/**
 * One endpoint of the public contract. Paths use Fastify's `:name` for parameters. A malformed `params` value
 * gives `not_found`; a malformed `query` or `body` gives `invalid`.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Status of a success; 200 by default. With 302 the body is empty and the handler sets the address. */
  readonly status?: 200 | 201 | 302;
  readonly response: z.ZodType;
}

export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The input of a handler: parsed, with defaults. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: Out<E['params']>;
  readonly query: Out<E['query']>;
  readonly body: Out<E['body']>;
}

/** The input that a client sends. */
export interface CallInput<E extends Endpoint> {
  readonly params: In<E['params']>;
  readonly query: In<E['query']>;
  readonly body: In<E['body']>;
}

/** The result of a handler; fields that the schema does not name are removed before sending. */
export type Answer<E extends Endpoint> = z.input<E['response']>;

/** The response that a client receives. */
export type Result<E extends Endpoint> = z.output<E['response']>;
