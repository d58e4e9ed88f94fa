import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `anyone`, a signed-in `user`, or an `admin`, before whom the address does not exist for anybody else.
 * Finer rules are the feature's policy.
 */
export type Access = 'anyone' | 'user' | 'admin';

/**
 * One endpoint of the public contract. Paths use Fastify's `:name` for parameters.
 * A malformed `params` value is `not_found`; a malformed `query` or `body` is `invalid`.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Status of a success; 200 unless stated. With 302 the answer is empty and the handler names the address. */
  readonly status?: 200 | 201 | 302;
  readonly response: z.ZodType;
}

export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: parsed and defaulted. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: Out<E['params']>;
  readonly query: Out<E['query']>;
  readonly body: Out<E['body']>;
}

/** What a client sends. */
export interface CallInput<E extends Endpoint> {
  readonly params: In<E['params']>;
  readonly query: In<E['query']>;
  readonly body: In<E['body']>;
}

/** What a handler may answer; columns that the schema does not name are dropped before sending. */
export type Answer<E extends Endpoint> = z.input<E['response']>;

/** What a client reads. */
export type Result<E extends Endpoint> = z.output<E['response']>;
