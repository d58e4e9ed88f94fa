import type { RepositoryIdea } from '../../content/archetypes/archetype.ts';
import type { DemoDeveloper } from '../types.ts';

/** How often a developer uses a skill: in most repositories, in some, or in one. */
export type Firmness = 'core' | 'often' | 'sometimes';

export type DraftSkill = { label: string; firmness: Firmness };

/** A developer before repositories and evidence are generated. */
export type DeveloperDraft = Omit<DemoDeveloper, 'id' | 'repositories' | 'evidence'> & {
  skills: DraftSkill[];
  /** Names and descriptions without placeholders. */
  repositoryIdeas: RepositoryIdea[];
  /** In [0, 1]: how much and how recently the developer has published. */
  activity: number;
};
