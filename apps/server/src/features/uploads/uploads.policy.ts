interface Actor {
  readonly userId: string;
}

/**
 * Only the user who created an upload may continue, read or delete it, and only the owner of a picture may use it.
 */
export function isOwnerOf(actor: Actor, thing: { readonly userId: string | null }): boolean {
  return actor.userId === thing.userId;
}
