/** A developer of a community; `school` is '' if unknown. */
export interface PersonRecord {
  readonly id: string;
  readonly school: string;
}

/** The description of a project. `day` counts whole days since 1970. */
export interface ProjectCard {
  readonly id: string;
  readonly day: number;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** Labels of the skills it needs, if they are stated separately from its tags. */
  readonly needs?: readonly string[];
  readonly ownerId: string;
  /** The owner's school; '' if unknown. */
  readonly school: string;
}

/** A finished project with its description and the work of each member. */
export interface PastProject extends ProjectCard {
  readonly built: string;
  /** Commits by developer, including the owner. */
  readonly team: ReadonlyMap<string, number>;
}
