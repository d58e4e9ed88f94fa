interface Actor {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** One's own account, or any as an admin. */
export function deletesAccount(actor: Actor, userId: string): boolean {
  return actor.isAdmin || actor.userId === userId;
}
