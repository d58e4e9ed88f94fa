interface Actor {
  readonly userId: string;
}

/** Only who began an upload may go on with it, look at it or end it; and only who owns a picture may show it. */
export function owns(actor: Actor, thing: { readonly userId: string | null }): boolean {
  return actor.userId === thing.userId;
}
