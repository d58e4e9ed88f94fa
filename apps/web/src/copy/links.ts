/** Texts about links to the site, as other services show them. */
export const linksCopy = {
  /** Describes the picture of a project or a user. */
  picture: '{title} on Teamwright',
} as const;
