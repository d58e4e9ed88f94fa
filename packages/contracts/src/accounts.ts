import { z } from 'zod';
import { done, id, isoDateTime, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ownUser, ownUserAnswer } from './users.ts';

const usernamePattern = /^[\p{L}\p{N} ._-]+$/u;

export const username = text(limits.username.max).pipe(
  z
    .string()
    .min(limits.username.min, `A username has at least ${limits.username.min} characters`)
    .regex(usernamePattern, 'A username has letters, digits, spaces and . - _ only'),
);

export const email = text(limits.email.max).pipe(z.email('This is not an e-mail address'));

/** Hashed exactly as typed; only its emptiness is judged on the trimmed value. */
export const newPassword = z
  .string()
  .min(limits.password.min, `A password has at least ${limits.password.min} characters`)
  .max(limits.password.max, `A password has at most ${limits.password.max} characters`)
  .refine((value) => value.trim() !== '', 'A password cannot be blank')
  .refine(
    (value) => value.isWellFormed() && !value.includes('\u0000'),
    'Contains characters that cannot be used',
  );

const typedPassword = z.string().max(1024);

/** An empty or missing field has its own text, which the service gives. */
export const signInBody = z.object({
  email: z.string().max(1024).default(''),
  password: typedPassword.default(''),
});

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Emptiness is judged before anything else, and has one text. */
const signUpBody = z
  .object({ username, email, password: newPassword })
  .refine((body) => isFilled(body.username) && isFilled(body.email) && isFilled(body.password), {
    error: 'Please fill out all fields.',
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** `{code,state}` finishes a code host's sign-in; `{email,password}` is the same as signing in. */
export const exchangeTokenBody = z.union([
  z.object({ code: z.string().max(512), state: z.string().max(512).optional() }),
  signInBody,
]);

const signedUpAnswer = z.object({ success: z.literal(true), message: z.string(), user: ownUser });

export const session = z.object({
  id: z.string(),
  createdAt: isoDateTime,
  lastSeenAt: isoDateTime,
  userAgent: z.string().nullable(),
  current: z.boolean(),
});

export const accounts = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'anyone',
    summary: 'Create an account',
    body: signUpBody,
    status: 201,
    response: signedUpAnswer,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    summary: 'Sign in with e-mail and password',
    body: signInBody,
    response: ownUserAnswer,
  }),
  exchangeToken: endpoint({
    method: 'POST',
    path: '/api/github/exchange-token',
    access: 'anyone',
    summary: 'Sign in with e-mail and password, or exchange a code of the code host',
    body: exchangeTokenBody,
    response: ownUserAnswer,
  }),
  exchangeTokenAlias: endpoint({
    method: 'POST',
    path: '/login/oauth/access_token',
    access: 'anyone',
    summary: 'Alias of /api/github/exchange-token',
    body: exchangeTokenBody,
    response: ownUserAnswer,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/user/signout',
    access: 'user',
    summary: 'End this session',
    response: done,
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/user/me',
    access: 'anyone',
    summary: 'The signed-in user, or null',
    response: z.object({ user: ownUser.nullable() }),
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/user/delete/:id',
    access: 'user',
    summary: "Delete one's own account for good; an admin may delete any",
    params: z.object({ id }),
    response: done,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/user/sessions',
    access: 'user',
    summary: "List one's own sessions",
    response: z.array(session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    access: 'user',
    summary: "End one of one's own sessions",
    params: z.object({ id }),
    response: done,
  }),
} as const;
