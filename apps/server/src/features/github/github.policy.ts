/** A user's identity at the code host. The email address counts only if the code host has verified it. */
export interface HostIdentity {
  readonly id: string;
  readonly login: string;
  /** The primary address, if it is visible. */
  readonly email: { readonly address: string; readonly verified: boolean } | undefined;
}

/** What is known before the decision. */
interface Known {
  /** The user who has linked this code-host account. */
  readonly ownerId: string | undefined;
  /** The signed-in user who links an account. */
  readonly linking: { readonly userId: string; readonly otherLink: boolean } | undefined;
  /** The user with the same email address here. */
  readonly sameEmail:
    | { readonly id: string; readonly emailVerified: boolean; readonly otherLink: boolean }
    | undefined;
}

type Decision =
  | { readonly kind: 'sign_in' | 'link'; readonly userId: string }
  /** `email` is null if the code host has verified none. */
  | { readonly kind: 'create'; readonly email: string | null }
  | Rejection;

interface Rejection {
  readonly kind: 'refuse';
  readonly code: 'unauthenticated' | 'conflict';
  readonly text: string;
  /** The existing account that was neither signed in nor linked. */
  readonly userId: string;
}

export const rejectionTexts = {
  emailTaken:
    'An account with this email address exists already. Please sign in with its password, then link GitHub from your profile.',
  ownedByOther: 'This GitHub account is linked to another account here.',
  emailLinked:
    'Your account here is linked to another GitHub account. Please sign in with that one, or with your password.',
  linkedAlready: 'Another GitHub account is linked to yours. Please unlink it first.',
} as const;

/** Decides by the code host's id first, then by an address that both sides have verified. */
export function decide({ email }: HostIdentity, { ownerId, linking, sameEmail }: Known): Decision {
  if (linking) return decideLink(linking, ownerId);
  if (ownerId !== undefined) return { kind: 'sign_in', userId: ownerId };
  if (sameEmail !== undefined && email !== undefined) {
    const areBothVerified = email.verified && sameEmail.emailVerified;
    if (!areBothVerified) return refuse('unauthenticated', rejectionTexts.emailTaken, sameEmail.id);
    if (sameEmail.otherLink) return refuse('unauthenticated', rejectionTexts.emailLinked, sameEmail.id);
    return { kind: 'link', userId: sameEmail.id };
  }
  return { kind: 'create', email: email?.verified ? email.address : null };
}

function decideLink({ userId, otherLink }: NonNullable<Known['linking']>, ownerId?: string): Decision {
  if (ownerId !== undefined && ownerId !== userId)
    return refuse('conflict', rejectionTexts.ownedByOther, userId);
  if (otherLink) return refuse('conflict', rejectionTexts.linkedAlready, userId);
  return { kind: 'link', userId };
}

function refuse(code: Rejection['code'], text: string, userId: string): Rejection {
  return { kind: 'refuse', code, text, userId };
}

export type Scope = 'full' | 'public';

/** The code host's scopes for each choice. */
export const scopesOf: Record<Scope, readonly string[]> = {
  full: ['repo', 'user'],
  public: ['read:user', 'user:email'],
};

/** The scope that was granted, which may be smaller than the requested one. */
export function grantedScope(scopes: readonly string[]): Scope {
  return scopes.includes('repo') ? 'full' : 'public';
}

/** A path of this site to return to, or the front page. */
export function ownPath(candidate: string): string {
  const url = candidate.startsWith('/') ? URL.parse(candidate, 'http://own.invalid') : null;
  // Normalising may create two leading slashes, which would name another host.
  if (url?.host !== 'own.invalid' || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
