import { WorkHistory } from '../history/work-history.ts';
import { InvertedIndex } from '../index/inverted-index.ts';
import { compileDeveloper, type DeveloperRecord } from '../profile/developer-record.ts';
import { compileProject, type ProjectRecord } from '../profile/project-record.ts';
import { SharedPages } from '../profile/shared-pages.ts';
import { createVocabulary, type Vocabulary } from '../profile/vocabulary.ts';
import type { DeveloperProfile, ProjectProfile } from '../types/profiles.ts';
import { RelatedWords } from './lenses/related-words.ts';
import { Scoring } from './scoring.ts';
import type { SkillCatalogue } from './skill-links.ts';
import { Statistics } from './statistics.ts';

/** All developers and projects of the engine, with their statistics. */
export class Community {
  readonly vocabulary: Vocabulary;
  readonly #pages = new SharedPages();
  readonly statistics = new Statistics();
  readonly developers = new InvertedIndex<DeveloperRecord>();
  readonly scoring = new Scoring();
  readonly projects = new InvertedIndex<ProjectRecord>();
  /** The finished ones among the projects. */
  readonly history = new WorkHistory();
  /**
   * Increases with every change of a developer or finished project; values derived from them are valid for one
   * version.
   */
  version = 0;

  readonly relatedWords: RelatedWords;

  constructor(catalogue: SkillCatalogue) {
    this.vocabulary = createVocabulary(catalogue);
    this.relatedWords = new RelatedWords(
      this.statistics,
      this.vocabulary,
      this.developers,
      this.history.works,
    );
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
    const record = compileProject(profile, this.vocabulary);
    this.dropProject(profile.id);
    this.projects.put(record);
    if (profile.finishedAt == null) return;
    this.version += 1;
    this.statistics.countWork(this.history.put(record, profile.finishedAt), 1);
  }

  dropProject(id: string): void {
    this.projects.remove(id);
    const work = this.history.drop(id);
    if (!work) return;
    this.version += 1;
    this.statistics.countWork(work, -1);
  }
}
