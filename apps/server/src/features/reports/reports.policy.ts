import type { ReportKind } from '@teamwright/contracts/reports/kinds.ts';

interface Subject {
  readonly aboutId: string;
}

/** Users cannot report their own things. */
export function canReport(actorId: string, { aboutId }: Subject): boolean {
  return actorId !== aboutId;
}

interface Reported extends Subject {
  readonly kind: ReportKind;
  readonly open: boolean;
  /** Whether it still exists and is visible. */
  readonly present: boolean;
  readonly about: { readonly status: 'active' | 'suspended' | 'deleted'; readonly isAdmin: boolean };
}

/**
 * What an administrator may do about a reported thing, for the buttons of the list. The server checks again on each
 * change.
 */
export function reportAbilities(actorId: string, { kind, open, present, about, aboutId }: Reported) {
  const canResolve = open && canResolveReport(actorId, { aboutId });
  return {
    dismiss: canResolve,
    remove: canResolve && kind !== 'person' && present,
    suspend: canResolve && about.status === 'active' && !about.isAdmin,
  };
}

/** Administrators cannot resolve reports about themselves. */
export function canResolveReport(actorId: string, { aboutId }: Subject): boolean {
  return actorId !== aboutId;
}
