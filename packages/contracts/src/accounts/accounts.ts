import { z } from 'zod';
import { done, id, isoDateTime, line } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { ownUser, signInAnswer } from './users.ts';

/** Letters, digits and separators, with at least one letter or digit. Invisible characters are rejected. */
const usernamePattern = /^(?=.*[\p{L}\p{N}])(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N} ._-]+$/u;

/** NFKC replaces full-width and other variants of a letter by the letter. */
export const username = line(limits.username.max)
  .transform((value) => value.normalize('NFKC').replace(/ +/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(limits.username.min, `A username has at least ${limits.username.min} characters`)
      .max(limits.username.max, `At most ${limits.username.max} characters`)
      .regex(usernamePattern, 'A username has letters, digits, spaces and . - _ only'),
  );

export const email = line(limits.email.max).pipe(z.email('This is not an email address'));

/** Hashed exactly as typed; trimmed only to check that it is not empty. */
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

/** Confirms a change that opens or closes an account. Not needed within ten minutes of signing in. */
export const confirmation = z.object({ currentPassword: typedPassword.optional() }).default({});

/** The service returns its own text for empty or missing fields. */
export const signInBody = z.object({
  email: z.string().max(1024).default(''),
  password: typedPassword.default(''),
});

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Empty fields are checked first and have one common text. */
const signUpBody = z
  .object({ username, email, password: newPassword })
  .refine((body) => isFilled(body.username) && isFilled(body.email) && isFilled(body.password), {
    error: 'Please fill out all fields.',
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** The part after `#` in the link of an email. */
const linkToken = z.string().max(200);

const signedUpAnswer = z.object({ success: z.literal(true), message: z.string(), user: ownUser });

export const session = z.object({
  id: z.string(),
  createdAt: isoDateTime,
  lastSeenAt: isoDateTime,
  userAgent: z.string().nullable(),
  current: z.boolean(),
});

const affectedProject = z.object({ id, title: z.string(), slug: z.string() });

/** What the deletion of an account changes for other users. */
const deletionPreview = z.object({
  /** Projects that the user owns. */
  projects: z.array(
    affectedProject.extend({
      /** The number of other members. */
      members: z.number().int(),
      /** The co-owner who becomes the owner; null if the project is archived. */
      newOwner: z.string().nullable(),
    }),
  ),
  /** Projects of other owners that the user leaves. */
  teams: z.array(affectedProject),
  /** The number of pending requests and invitations that end. */
  requests: z.number().int(),
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
    summary: 'Sign in with email and password',
    body: signInBody,
    response: signInAnswer,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'anyone',
    summary: 'Request a link to reset the password; does not reveal whether the account exists',
    body: z.object({ email }),
    response: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    summary: 'Set a new password with the token of a link; ends all sessions',
    body: z.object({ token: linkToken, password: newPassword }),
    response: done,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'anyone',
    summary: 'Confirm an email address with the token of a link',
    body: z.object({ token: linkToken }),
    /** Set if the account lost its password: the token of a link to set a new one. */
    response: done.extend({ resetToken: z.string().nullable() }),
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email/resend',
    access: 'anyone',
    summary: 'Send the confirmation link again, for your address or as a guest for any address',
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
    summary: 'Delete your account permanently; administrators may delete any account',
    params: z.object({ id }),
    body: confirmation,
    response: done,
  }),
  previewDeletion: endpoint({
    method: 'GET',
    path: '/api/user/deletion',
    access: 'user',
    summary: 'What happens to your projects, teams and requests when you delete your account',
    response: deletionPreview,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/user/sessions',
    access: 'user',
    summary: 'List your sessions',
    response: z.array(session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    access: 'user',
    summary: 'End one of your sessions',
    params: z.object({ id }),
    response: done,
  }),
} as const;
