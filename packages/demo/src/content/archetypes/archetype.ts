/** One developer to be: a bio of one to three sentences and skills that the bio promises. */
export type Person = { bio: string; also?: readonly string[] };

/** A repository pattern; `{s}` is a subject's slug, `{thing}` its plural noun. */
export type RepositoryIdea = { name: string; about: string; language: string };

/** A kind of developer: what they know, what they build, and who they are. */
export type Archetype = {
  id: string;
  roles: readonly string[];
  /** Everybody of this kind shows these. */
  core: readonly string[];
  /** Two thirds show each of these. */
  often: readonly string[];
  /** A quarter shows each of these. */
  sometimes: readonly string[];
  interests: readonly string[];
  repositories: readonly RepositoryIdea[];
  people: readonly Person[];
};
