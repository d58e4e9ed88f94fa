import type { Config } from '../../config.ts';
import { type Secrets, sign, unsign } from '../../core/secrets.ts';
import { sessionLifetime } from '../../platform/identity.ts';

const purpose = 'session-cookie';

/** Under https the `__Host-` prefix ties the cookie to this host, path / and TLS. */
export function sessionCookieName(config: Pick<Config, 'https'>): string {
  return config.https ? '__Host-teamwright' : 'teamwright';
}

export function sessionCookieOptions(config: Pick<Config, 'https'>) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.https,
    maxAge: sessionLifetime,
  } as const;
}

/** The token signed, so that a copy of the sessions table alone makes no cookie. */
export function sessionCookieValue(secrets: Secrets, token: string): string {
  return sign(secrets, purpose, token);
}

export function sessionTokenOf(secrets: Secrets, cookie: string): string | undefined {
  return unsign(secrets, purpose, cookie);
}
