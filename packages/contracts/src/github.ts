import { z } from 'zod';
import { confirmation, signInBody, typedPassword } from './accounts/accounts.ts';
import { ownUser, signInAnswer } from './accounts/users.ts';
import { endpoint } from './core/endpoint.ts';

/** `{code,state}` exchanges the code of the code host; `{email,password}` signs in. */
const exchangeTokenBody = signInBody.extend({
  code: z.string().max(512).optional(),
  state: z.string().max(512).default(''),
});

/**
 * A token of this site, valid for ten minutes in the browser that started: for reading `/user…`, and once for
 * `POST /api/auth/github`. The code host's token never leaves the server.
 */
const exchangedToken = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  scope: z.string(),
  /** The page on which the user started. */
  returnTo: z.string(),
});

const exchangeTokenAnswer = z.union([exchangedToken, signInAnswer]);

const flowStart = z.object({
  scope: z.enum(['full', 'public']).default('full'),
  returnTo: z.string().max(2_000).default('/'),
});

/** The unchanged response of the code host. */
const hostAnswer = z.unknown();

const pageQuery = z.object({
  page: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  per_page: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
});

export const github = {
  authorize: endpoint({
    method: 'GET',
    path: '/api/github/authorize',
    access: 'anyone',
    summary: 'Redirect to the code host to sign in, or to link an account soon after a sign-in',
    query: flowStart,
    status: 302,
    response: z.string(),
  }),
  startLink: endpoint({
    method: 'POST',
    path: '/api/user/github',
    access: 'user',
    summary: "Start linking the code host; returns the code host's page to open",
    body: flowStart.extend({ currentPassword: typedPassword.optional() }),
    response: z.object({ url: z.string() }),
  }),
  exchangeToken: endpoint({
    method: 'POST',
    path: '/api/github/exchange-token',
    access: 'anyone',
    summary: 'Exchange a code of the code host for a token of this site, or sign in with email and password',
    body: exchangeTokenBody,
    response: exchangeTokenAnswer,
  }),
  exchangeTokenAlias: endpoint({
    method: 'POST',
    path: '/login/oauth/access_token',
    access: 'anyone',
    summary: 'Alias of /api/github/exchange-token',
    body: exchangeTokenBody,
    response: exchangeTokenAnswer,
  }),
  authenticate: endpoint({
    method: 'POST',
    path: '/api/auth/github',
    access: 'anyone',
    summary: 'Sign in, sign up or link with the bearer token of the exchange',
    body: z
      .object({
        email: z.string().max(1024).nullish(),
        userdata: z.object({ id: z.union([z.number(), z.string().max(40)]).optional() }).nullish(),
      })
      .default({}),
    response: signInAnswer,
  }),
  user: endpoint({
    method: 'GET',
    path: '/user',
    access: 'anyone',
    summary: "Get the code host's profile of the bearer or of your linked account",
    response: hostAnswer,
  }),
  repositories: endpoint({
    method: 'GET',
    path: '/user/repos',
    access: 'anyone',
    summary: "List the code host's repositories of the bearer or of your linked account",
    query: pageQuery.extend({
      sort: z.enum(['created', 'updated', 'pushed', 'full_name']).optional(),
      direction: z.enum(['asc', 'desc']).optional(),
    }),
    response: hostAnswer,
  }),
  emails: endpoint({
    method: 'GET',
    path: '/user/emails',
    access: 'anyone',
    summary: "List the code host's email addresses of the bearer or of your linked account",
    query: pageQuery,
    response: hostAnswer,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/user/github',
    access: 'user',
    summary: 'Unlink the code host and revoke its token',
    body: confirmation,
    response: z.object({ success: z.literal(true), message: z.string(), user: ownUser }),
  }),
} as const;
