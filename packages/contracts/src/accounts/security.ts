import { z } from 'zod';
import { done, id, isoDateTime, line } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { ownUserAnswer } from './users.ts';

/** Not needed within ten minutes of signing in. */
const currentPassword = z.string().max(1024).optional();
const confirmation = z.object({ currentPassword }).default({});

/** Six digits of an authenticator app, or a recovery code; spaces, dashes and case are ignored. */
const code = z.string().max(limits.secondFactorCode.max);
const confirmedByCode = z.object({ currentPassword, code });

/** Bytes as base64url. */
function bytes(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
}

const credentialId = bytes(1400);
const clientDataJSON = bytes(8_192);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** What `navigator.credentials.create` returns, as JSON (WebAuthn level 3). */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_384),
    /** Hints for the browser; unknown values of newer authenticators are dropped. */
    transports: z.array(transport).max(7).optional().catch(undefined),
  }),
});

/** What `navigator.credentials.get` returns, as JSON. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(8_192),
    signature: bytes(2_048),
    userHandle: bytes(128).nullish(),
  }),
});

/** For `navigator.credentials`, as JSON. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoDateTime,
  lastUsedAt: isoDateTime.nullable(),
});

const passkeyName = line(limits.passkeyName.max, 1);

const recoveryCodes = z.object({ ...done.shape, recoveryCodes: z.array(z.string()) });

export const security = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/security',
    access: 'user',
    summary: 'Get your passkeys and second factor',
    response: z.object({
      passkeys: z.array(passkey),
      /** An authenticator app; null if none is set up. */
      authenticator: z.object({ since: isoDateTime, recoveryCodesLeft: z.number() }).nullable(),
      /**
       * What a change requires now: nothing within ten minutes of a sign-in; a new sign-in if there is no
       * password.
       */
      confirmation: z.enum(['none', 'password', 'sign_in']),
      /**
       * Whether the caller is an administrator who needs a second factor and has not used it in this session.
       */
      required: z.boolean(),
    }),
  }),
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/begin',
    access: 'anyone',
    summary: 'Get a challenge to sign in with a passkey; it works once, for five minutes, in this browser',
    response: requestOptions,
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'anyone',
    summary: 'Sign in with a passkey',
    body: z.object({ response: usedCredential }),
    response: ownUserAnswer,
  }),
  finishSignIn: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    access: 'anyone',
    summary: 'Finish a sign-in with a code of the authenticator app, or with a recovery code',
    body: z.object({ code }),
    response: ownUserAnswer,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/user/passkeys/begin',
    access: 'user',
    summary: 'Get a challenge to add a passkey; it works once, for five minutes, in this session',
    body: confirmation,
    response: creationOptions,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/user/passkeys',
    access: 'user',
    summary: 'Add a passkey',
    body: z.object({ name: passkeyName, response: newCredential }),
    status: 201,
    response: passkey,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/user/passkeys/:id',
    access: 'user',
    summary: 'Rename one of your passkeys',
    params: z.object({ id }),
    body: z.object({ name: passkeyName }),
    response: passkey,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/user/passkeys/:id',
    access: 'user',
    summary: 'Remove one of your passkeys',
    params: z.object({ id }),
    body: confirmation,
    response: done,
  }),
  beginAuthenticator: endpoint({
    method: 'POST',
    path: '/api/user/authenticator/begin',
    access: 'user',
    summary: 'Get a secret for an authenticator app; it is active after the first code is confirmed',
    body: confirmation,
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/api/user/authenticator',
    access: 'user',
    summary: 'Turn on the authenticator app with one of its codes; returns the recovery codes once',
    body: z.object({ code }),
    response: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/user/authenticator/recovery-codes',
    access: 'user',
    summary: 'Replace the recovery codes; returns the new ones once',
    body: confirmedByCode,
    response: recoveryCodes,
  }),
  removeAuthenticator: endpoint({
    method: 'DELETE',
    path: '/api/user/authenticator',
    access: 'user',
    summary: 'Turn off the authenticator app',
    body: confirmedByCode,
    response: done,
  }),
} as const;

export type Passkey = z.infer<typeof passkey>;
