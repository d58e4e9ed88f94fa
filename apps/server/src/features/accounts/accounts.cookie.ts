import type { Config } from '../../config.ts';
import { type Secrets, sign, unsign } from '../../core/secrets.ts';
import { sessionLifetime } from '../../platform/identity.ts';

const purpose = 'session-cookie';

/** Under https, the `__Host-` prefix binds the cookie to this host, path / and TLS. */
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

/** Arguments that a route passes to `setCookie`. */
export type SetCookie = readonly [
  name: string,
  value: string,
  options: Omit<ReturnType<typeof sessionCookieOptions>, 'maxAge'> & { readonly maxAge: number },
];

/** The token is signed, so that a copy of the sessions table is not enough to create a cookie. */
export function sessionCookie(config: Pick<Config, 'https'>, secrets: Secrets, token: string): SetCookie {
  return [sessionCookieName(config), sign(secrets, purpose, token), sessionCookieOptions(config)];
}

export function sessionTokenOf(secrets: Secrets, cookie: string): string | undefined {
  return unsign(secrets, purpose, cookie);
}
