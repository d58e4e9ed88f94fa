import { z } from 'zod';
import { done, id, isoDateTime, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ownUser, signInAnswer } from './users.ts';

/** Letters, digits and separators, at least one of them a letter or digit. Some letters are invisible: those are refused. */
const usernamePattern = /^(?=.*[\p{L}\p{N}])(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N} ._-]+$/u;

/** NFKC makes full-width and other variants of a letter that letter. */
export const username = text(limits.username.max)
  .transform((value) => value.normalize('NFKC').replace(/ +/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(limits.username.min, `A username has at least ${limits.username.min} characters`)
      .max(limits.username.max, `At most ${limits.username.max} characters`)
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

export const typedPassword = z.string().max(1024);

/** For a change that opens or closes an account. A sign-in within the last ten minutes counts as the password. */
export const confirmation = z.object({ currentPassword: typedPassword.optional() }).default({});

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

/** What stands behind the `#` of a link in a mail. */
const linkToken = z.string().max(200);

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
    response: signInAnswer,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'anyone',
    summary: 'Ask for a link to choose a new password; never tells whether the account exists',
    body: z.object({ email }),
    response: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    summary: 'Choose a new password with the token of a link; ends every session',
    body: z.object({ token: linkToken, password: newPassword }),
    response: done,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'anyone',
    summary: 'Confirm an e-mail address with the token of a link',
    body: z.object({ token: linkToken }),
    /** Set when the account lost its password: the token of a link to choose another one. */
    response: done.extend({ resetToken: z.string().nullable() }),
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email/resend',
    access: 'anyone',
    summary: "Ask for the link again: for one's own address, or as a guest for any",
    body: z.object({ email: z.string().max(1024).default('') }).default({ email: '' }),
    response: done,
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
    body: confirmation,
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
