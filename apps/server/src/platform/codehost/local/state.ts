import { createHash, randomBytes } from 'node:crypto';
import type { HostPerson } from '@teamwright/demo/codehost/host-person.ts';
import { type Secrets, sign, unsign } from '../../../core/secrets.ts';
import type { Faults } from './faults.ts';

const purpose = 'local-codehost';
const codeLifetime = 10 * 60 * 1000;

interface Code {
  readonly login: string;
  readonly scope: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly expiresAt: number;
}

export interface Holder {
  readonly person: HostPerson;
  readonly scopes: readonly string[];
}

/**
 * Codes and tokens of the fake code host. A token contains its own signed claims, so that accounts stay linked after
 * a restart of the server; revocations are lost then.
 */
export function createHostState(people: readonly HostPerson[], secrets: Secrets, faults: Faults) {
  const codes = new Map<string, Code>();
  const revokedTokens = new Set<string>();
  /** When a user revoked the grant: earlier tokens are invalid. */
  const takenBack = new Map<string, number>();

  function issueCode(code: Omit<Code, 'expiresAt'>): string {
    const name = randomBytes(10).toString('hex');
    codes.set(name, { ...code, expiresAt: Date.now() + codeLifetime });
    return name;
  }

  /** A code works once, for a limited time, and only with the secret behind its challenge. */
  function takeCode(name: string, verifier: string, redirectUri: string): Code | undefined {
    const code = codes.get(name);
    codes.delete(name);
    if (code === undefined || faults.codesExpired || code.expiresAt < Date.now()) return undefined;
    const hash = createHash('sha256').update(verifier).digest('base64url');
    return hash === code.challenge && redirectUri === code.redirectUri ? code : undefined;
  }

  function issueToken({ login, scope }: Code): string {
    const claims = [login, scope, Date.now(), randomBytes(9).toString('hex')].join('~');
    return `gho_${sign(secrets, purpose, Buffer.from(claims).toString('base64url'))}`;
  }

  function holderOf(token: string): Holder | undefined {
    if (faults.tokensRevoked || revokedTokens.has(token) || !token.startsWith('gho_')) return undefined;
    const claims = unsign(secrets, purpose, token.slice(4));
    if (claims === undefined) return undefined;
    const [login = '', scope = '', issuedAt] = Buffer.from(claims, 'base64url').toString().split('~');
    if (Number(issuedAt) <= (takenBack.get(login) ?? 0)) return undefined;
    const person = people.find((candidate) => candidate.login === login);
    return person && { person, scopes: scope.split(' ') };
  }

  return {
    people,
    faults,
    issueCode,
    takeCode,
    issueToken,
    holderOf,
    /** Revokes a token or the whole grant; returns whether there was anything to revoke. */
    revoke(token: string, what: 'token' | 'grant'): boolean {
      const holder = holderOf(token);
      if (what === 'token') revokedTokens.add(token);
      else if (holder) takenBack.set(holder.person.login, Date.now());
      return holder !== undefined;
    },
  };
}

export type HostState = ReturnType<typeof createHostState>;
