import type { RepositoryIdea } from '../content/archetypes/archetype.ts';
import type { DemoDeveloper } from './types.ts';

/** How firmly a skill belongs to somebody: in most repositories, in some, or in one. */
export type Firmness = 'core' | 'often' | 'sometimes';

export type DraftSkill = { label: string; firmness: Firmness };

/** A person before there is anything to show. */
export type DeveloperDraft = Omit<DemoDeveloper, 'id' | 'repositories' | 'evidence'> & {
  skills: DraftSkill[];
  /** Names and descriptions without placeholders. */
  repositoryIdeas: RepositoryIdea[];
  /** In [0, 1]: how much and how lately the person has published. */
  activity: number;
};
