import { z } from 'zod';
import { confirmation, signInBody, typedPassword } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ownUser, signInAnswer } from './users.ts';

/** `{code,state}` exchanges what the code host sent along; `{email,password}` is the same as signing in. */
const exchangeTokenBody = z.union([
  z.object({ code: z.string().max(512), state: z.string().max(512).default('') }),
  signInBody,
]);

/**
 * A token of ours, good for ten minutes in the browser that began: for reading over `/user…`, and once for
 * `POST /api/auth/github`. The code host's own token never leaves the server.
 */
const exchangedToken = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  scope: z.string(),
  /** Where the person was when they began. */
  returnTo: z.string(),
});

const exchangeTokenAnswer = z.union([exchangedToken, signInAnswer]);

const flowStart = z.object({
  scope: z.enum(['full', 'public']).default('full'),
  returnTo: z.string().max(2_000).default('/'),
});

/** What the code host answers, handed through. */
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
    summary: 'Go to the code host to sign in, or to link an account soon after a sign-in',
    query: flowStart,
    status: 302,
    response: z.string(),
  }),
  startLink: endpoint({
    method: 'POST',
    path: '/api/user/github',
    access: 'user',
    summary: "Start to link the code host: returns the code host's page to go to",
    body: flowStart.extend({ currentPassword: typedPassword.optional() }),
    response: z.object({ url: z.string() }),
  }),
  exchangeToken: endpoint({
    method: 'POST',
    path: '/api/github/exchange-token',
    access: 'anyone',
    summary: 'Exchange a code of the code host for a token of ours, or sign in with e-mail and password',
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
    summary: "The code host's profile of the bearer, or of one's own linked account",
    response: hostAnswer,
  }),
  repositories: endpoint({
    method: 'GET',
    path: '/user/repos',
    access: 'anyone',
    summary: "The code host's list of repositories, for the bearer or one's own linked account",
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
    summary: "The code host's e-mail addresses, for the bearer or one's own linked account",
    query: pageQuery,
    response: hostAnswer,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/user/github',
    access: 'user',
    summary: 'Unlink the code host and revoke what it gave us',
    body: confirmation,
    response: z.object({ success: z.literal(true), message: z.string(), user: ownUser }),
  }),
} as const;
