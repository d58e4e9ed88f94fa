/** One developer: a bio of one to three sentences and the skills that it mentions. */
export type Person = { bio: string; also?: readonly string[] };

/** A repository pattern; `{s}` is a subject's slug, `{thing}` its plural noun. */
export type RepositoryIdea = { name: string; about: string; language: string };

/** A kind of developer: skills, repositories and people. */
export type Archetype = {
  id: string;
  roles: readonly string[];
  /** Skills that all of them show. */
  core: readonly string[];
  /** Skills that two thirds show. */
  often: readonly string[];
  /** Skills that a quarter shows. */
  sometimes: readonly string[];
  interests: readonly string[];
  repositories: readonly RepositoryIdea[];
  people: readonly Person[];
};
