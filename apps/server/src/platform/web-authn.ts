import type { newCredential, usedCredential } from '@teamwright/contracts/accounts/security.ts';
import type { z } from 'zod';

/** Lifetime of a challenge in milliseconds. Browsers stop waiting after the same time. */
export const challengeLifetimeMs = 5 * 60 * 1000;

type NewCredential = z.output<typeof newCredential>;
type UsedCredential = z.output<typeof usedCredential>;
type Transport = NonNullable<NewCredential['response']['transports']>[number];

interface KnownCredential {
  readonly credentialId: string;
  readonly transports: readonly Transport[];
}

interface StoredCredential {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

interface Owner {
  readonly id: string;
  /** Shown by the authenticator when it offers the passkey. */
  readonly name: string;
  readonly displayName: string;
}

/** Loaded on first use: the library needs 80 ms, and most sign-ins do not use it. */
function library() {
  return import('@simplewebauthn/server');
}

function relyingPartyId(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}

/** Options for a new passkey, which is discoverable without a username and requires user verification. */
export async function creationOptions(publicUrl: string, owner: Owner, known: readonly KnownCredential[]) {
  const { generateRegistrationOptions } = await library();
  const { rp, ...options } = await generateRegistrationOptions({
    rpName: 'Teamwright',
    rpID: relyingPartyId(publicUrl),
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.name,
    userDisplayName: owner.displayName,
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const excludeCredentials = known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: [...transports],
  }));
  return {
    ...options,
    rp: { id: relyingPartyId(publicUrl), name: rp.name },
    timeout: challengeLifetimeMs,
    excludeCredentials,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Options for a sign-in with any passkey of this site. */
export async function requestOptions(publicUrl: string) {
  const { generateAuthenticationOptions } = await library();
  const rpId = relyingPartyId(publicUrl);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return { challenge, rpId, timeout: challengeLifetimeMs, userVerification: 'required' as const };
}

/** The challenge that the browser claims to answer. It proves nothing until its signature is verified. */
export function claimedChallenge(credential: NewCredential | UsedCredential): string | undefined {
  try {
    const json = Buffer.from(credential.response.clientDataJSON, 'base64url').toString('utf8');
    const data: unknown = JSON.parse(json);
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined;
    return typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

interface Verification<Credential> {
  readonly publicUrl: string;
  readonly challenge: string;
  readonly credential: Credential;
}

/** The public key of a new passkey, or undefined for an invalid response. */
export async function verifyNewCredential({
  publicUrl,
  challenge,
  credential,
}: Verification<NewCredential>): Promise<StoredCredential | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { transports, ...response } = credential.response;
  const { registrationInfo } = await unlessRefused(
    verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...response, ...(transports && { transports }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: publicUrl,
      expectedRPID: relyingPartyId(publicUrl),
      requireUserVerification: true,
    }),
  );
  if (registrationInfo === undefined) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

/**
 * The signature counter of a passkey, or undefined for an invalid response. A counter that does not grow is rejected,
 * because the passkey was copied.
 */
export async function verifyUsedCredential(
  { publicUrl, challenge, credential }: Verification<UsedCredential>,
  stored: StoredCredential,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...response } = credential.response;
  const { verified, authenticationInfo } = await unlessRefused(
    verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: publicUrl,
      expectedRPID: relyingPartyId(publicUrl),
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(stored.publicKey),
        counter: stored.counter,
      },
    }),
  );
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The library throws plain errors for every mistake of a client. */
async function unlessRefused<R extends { verified: boolean }>(
  verification: Promise<R>,
): Promise<R | { verified: false; registrationInfo?: never; authenticationInfo?: never }> {
  try {
    return await verification;
  } catch {
    return { verified: false };
  }
}
