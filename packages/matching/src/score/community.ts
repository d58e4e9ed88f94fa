import { InvertedIndex } from '../index/inverted-index.ts';
import { compileDeveloper, type DeveloperRecord } from '../profile/developer-record.ts';
import { compileProject, type ProjectRecord } from '../profile/project-record.ts';
import { SharedPages } from '../profile/shared-pages.ts';
import { createVocabulary, type Vocabulary } from '../profile/vocabulary.ts';
import type { DeveloperProfile, ProjectProfile } from '../types.ts';
import { Scoring } from './scoring.ts';
import type { SkillCatalogue } from './skill-links.ts';
import { Statistics } from './statistics.ts';

/** All developers and projects of the engine, with their statistics. */
export class Community {
  readonly vocabulary: Vocabulary;
  readonly #pages = new SharedPages();
  readonly statistics = new Statistics();
  readonly developers = new InvertedIndex<DeveloperRecord>();
  /** The weights of the score's terms. */
  scoring = new Scoring();
  readonly projects = new InvertedIndex<ProjectRecord>();
  /** Increases with every change of a developer; values derived from developers are valid for one version. */
  version = 0;

  constructor(catalogue: SkillCatalogue) {
    this.vocabulary = createVocabulary(catalogue);
  }

  /** Compiles a developer's record without adding it to the community. */
  compile(profile: DeveloperProfile): DeveloperRecord {
    return compileDeveloper(profile, this.vocabulary);
  }

  putDeveloper(profile: DeveloperProfile): void {
    const record = this.compile(profile);
    this.dropDeveloper(profile.id);
    this.version += 1;
    this.#pages.keep(record);
    this.developers.put(record);
    this.statistics.add(record);
  }

  dropDeveloper(id: string): void {
    const record = this.developers.get(id);
    if (!record) return;
    this.version += 1;
    this.developers.remove(id);
    this.statistics.remove(record);
    this.#pages.drop(record, () => this.developers.all());
  }

  putProject(profile: ProjectProfile): void {
    this.projects.put(compileProject(profile, this.vocabulary));
  }

  dropProject(id: string): void {
    this.projects.remove(id);
  }
}
