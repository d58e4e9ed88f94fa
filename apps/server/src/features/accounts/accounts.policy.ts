interface Account {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly status: 'active' | 'suspended' | 'deleted';
}

const roleFirst = 'This is an administrator, whose role has to be revoked first';

/** Why this account is not theirs to delete, or undefined. One's own is; an administrator deletes people without the role. */
export function deletionRefusal(actor: Account, subject: Account): string | undefined {
  if (actor.id === subject.id) return undefined;
  if (!actor.isAdmin) return 'This is not your account';
  return subject.isAdmin ? roleFirst : undefined;
}

/** Why an administrator may not suspend or restore this account, whatever its state; or undefined. */
export function suspensionRefusal(actor: Account, subject: Account): string | undefined {
  if (actor.id === subject.id) return 'You cannot suspend your own account';
  return subject.isAdmin ? roleFirst : undefined;
}

/** What an administrator may do with an account, for the buttons; the verbs check again. */
export function accountAbilities(actor: Account, subject: Account) {
  const open = subject.status !== 'deleted' && suspensionRefusal(actor, subject) === undefined;
  return {
    suspend: open && subject.status === 'active',
    restore: open && subject.status === 'suspended',
    remove: open && deletionRefusal(actor, subject) === undefined,
  };
}
