interface Account {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly status: 'active' | 'suspended' | 'deleted';
}

const isAdminText = 'This user is an administrator. Revoke that role first.';

/**
 * Why the actor may not delete this account, or undefined. Users may delete their own; administrators may delete
 * users who are not administrators.
 */
export function noDeletionReason(actor: Account, subject: Account): string | undefined {
  if (actor.id === subject.id) return undefined;
  if (!actor.isAdmin) return 'This is not your account';
  return subject.isAdmin ? isAdminText : undefined;
}

/** Why an administrator may not suspend or restore this account, whatever its state; or undefined. */
export function noSuspensionReason(actor: Account, subject: Account): string | undefined {
  if (actor.id === subject.id) return 'You cannot suspend your own account';
  return subject.isAdmin ? isAdminText : undefined;
}

/** What an administrator may do with an account, for the buttons. The server checks again on each change. */
export function accountAbilities(actor: Account, subject: Account) {
  const open = subject.status !== 'deleted' && noSuspensionReason(actor, subject) === undefined;
  return {
    suspend: open && subject.status === 'active',
    restore: open && subject.status === 'suspended',
    remove: open && noDeletionReason(actor, subject) === undefined,
  };
}
