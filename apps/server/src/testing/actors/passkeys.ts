import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Passkey, security } from '@teamwright/contracts/accounts/security.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { Client } from '../test-app.ts';
import { testPassword } from './factories.ts';

type CreationOptions = Answer<typeof security.beginPasskey>;
type RequestOptions = Answer<typeof security.beginPasskeySignIn>;

interface Faults {
  /** The origin that the browser reports. */
  readonly origin?: string;
  /** Whether the authenticator has verified its user. */
  readonly userVerified?: boolean;
  /** Replaces the next signature counter. */
  readonly counter?: number;
  readonly userHandle?: string;
}

const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

function clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Faults): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

function numbers(counter: number, flags: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(flags, 0);
  bytes.writeUInt32BE(counter, 1);
  return bytes;
}

/** The public key in the format of authenticators (COSE, RFC 9053): an EC2 key on P-256 for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** The CBOR map (RFC 8949) with the data of a new credential, without attestation. */
function attestationObject(authenticatorData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authenticatorData.length);
  return Buffer.concat([
    Buffer.from('a3', 'hex'),
    Buffer.from('\x63fmt\x64none\x67attStmt', 'latin1'),
    Buffer.from('a0', 'hex'),
    Buffer.from('\x68authData', 'latin1'),
    Buffer.from('59', 'hex'),
    length,
    authenticatorData,
  ]);
}

/** A software authenticator with one credential (WebAuthn level 3, sections 6.1 and 6.5). */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let owner = '';

  function flags({ userVerified = true }: Faults): number {
    return present | (userVerified ? verified : 0);
  }

  return {
    id,
    /** The browser's response for a new passkey. */
    create({ challenge, rp, user }: CreationOptions, faults: Faults = {}) {
      owner = user.id;
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(credentialId.length);
      const authenticatorData = Buffer.concat([
        sha256(rp.id),
        numbers(counter, flags(faults) | hasCredential),
        Buffer.alloc(16),
        idLength,
        credentialId,
        coseKey(publicKey),
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, faults).toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          attestationObject: attestationObject(authenticatorData).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The browser's response for a sign-in. */
    get({ challenge, rpId }: RequestOptions, faults: Faults = {}) {
      counter = faults.counter ?? counter + 1;
      const authenticatorData = Buffer.concat([sha256(rpId), numbers(counter, flags(faults))]);
      const client = clientData('webauthn.get', challenge, faults);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: faults.userHandle ?? owner,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** With the password, because the test's clock may be far from the time of the sign-in. */
export async function beginPasskey(client: Client): Promise<CreationOptions> {
  const body = { currentPassword: testPassword };
  const answer = await client.call('POST', '/api/user/passkeys/begin', { body });
  if (answer.statusCode !== 200) throw new Error(`the challenge was refused: ${answer.body}`);
  return answer.json();
}

/** Adds a passkey to the account of the signed-in client. */
export async function addPasskey(
  client: Client,
  authenticator: Authenticator,
  name = 'Key',
): Promise<Passkey> {
  const response = authenticator.create(await beginPasskey(client));
  const answer = await client.call('POST', '/api/user/passkeys', { body: { name, response } });
  if (answer.statusCode !== 201) throw new Error(`adding the passkey failed: ${answer.body}`);
  return answer.json();
}

export async function beginPasskeySignIn(client: Client): Promise<RequestOptions> {
  const answer = await client.call('POST', '/api/auth/passkey/begin');
  if (answer.statusCode !== 200) throw new Error(`the challenge was refused: ${answer.body}`);
  return answer.json();
}

export async function signInWithPasskey(client: Client, authenticator: Authenticator, faults: Faults = {}) {
  const response = authenticator.get(await beginPasskeySignIn(client), faults);
  return await client.call('POST', '/api/auth/passkey', { body: { response } });
}
