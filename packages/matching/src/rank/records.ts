/** A person whom a community knows; `school` is '' when unknown. */
export interface PersonRecord {
  readonly id: string;
  readonly school: string;
}

/** What a project says of itself. `day` counts whole days from 1970. */
export interface ProjectCard {
  readonly id: string;
  readonly day: number;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** Labels of the skills it needs, where they are stated apart from its tags. */
  readonly needs?: readonly string[];
  readonly ownerId: string;
  /** The owner's; '' when unknown. */
  readonly school: string;
}

/** A finished project: what it said, and who did how much of it. */
export interface PastProject extends ProjectCard {
  readonly built: string;
  /** Commits by person, the owner among them. */
  readonly team: ReadonlyMap<string, number>;
}
