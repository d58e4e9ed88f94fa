import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import {
  formerTeammates,
  measureActivity,
  measureFreshness,
  measureHours,
  sameArea,
  sameSchool,
} from './context.ts';
import { fitOf, rankOf } from './fit.ts';
import { SkillLens } from './skill-lens.ts';
import type { Statistics } from './statistics.ts';
import { type Feature, features, neutral } from './weights.ts';
import { WordLens } from './word-lens.ts';

/** One direction's values in 0–1, in the order of `features`. Unknown ones hold their neutral value and a mark. */
export interface Values {
  readonly of: Float64Array;
  readonly assumed: Uint8Array;
}

/**
 * Measures developers against one loaded project. Both ways of recommending go through here, so that a pair has one
 * score wherever it is shown. What depends on words costs most, so it is measured apart, by `finish`.
 */
export class PairScorer {
  readonly youToProject = emptyValues();
  readonly projectToYou = emptyValues();
  readonly #skills: SkillLens;
  readonly #words: WordLens;
  #project: ProjectRecord | undefined;
  #wordsLoaded = false;

  constructor(statistics: Statistics) {
    this.#skills = new SkillLens(statistics);
    this.#words = new WordLens(statistics);
  }

  load(project: ProjectRecord): void {
    this.#project = project;
    this.#skills.load(project);
    this.#wordsLoaded = false;
  }

  /** The loaded project. Throws when there is none. */
  get project(): ProjectRecord {
    if (!this.#project) throw new Error('no project is loaded');
    return this.#project;
  }

  /** The loaded project's words. */
  get words(): WordLens {
    if (!this.#wordsLoaded) this.#words.load(this.project);
    this.#wordsLoaded = true;
    return this.#words;
  }

  /** Measures all but what depends on words, which is taken to be the best possible. */
  start(developer: DeveloperRecord, now: number): void {
    const { project, youToProject, projectToYou } = this;
    const known = this.#skills.measure(developer, now);
    set(youToProject, 'required', known ? this.#skills.required : null);
    set(projectToYou, 'required', known ? this.#skills.doable : null);
    this.#setBoth('recent', known ? this.#skills.recent : null);
    this.#setBoth('hours', measureHours(project, developer, now));
    set(youToProject, 'activity', measureActivity(developer, now));
    set(projectToYou, 'activity', measureFreshness(project, now));
    this.#setBoth('worked', formerTeammates(project, developer).length > 0 ? 1 : 0);
    this.#setBoth('school', sameSchool(project, developer) ? 1 : 0);
    this.#setBoth('area', sameArea(project, developer) ? 1 : 0);
    this.#setBoth('interests', 1);
    this.#setBoth('text', 1);
  }

  /** Measures the rest, for the developer that `start` was given. */
  finish(developer: DeveloperRecord): void {
    this.#setBoth('interests', this.words.interests(developer));
    this.#setBoth('text', this.words.text(developer));
  }

  /** What the pair is sorted by; after `start` alone, what it can be at most. */
  rank(): number {
    return rankOf(fitOf('youToProject', this.youToProject.of), fitOf('projectToYou', this.projectToYou.of));
  }

  #setBoth(feature: Feature, value: number | null): void {
    set(this.youToProject, feature, value);
    set(this.projectToYou, feature, value);
  }
}

const slot = slots();

function set(values: Values, feature: Feature, value: number | null): void {
  const at = slot[feature];
  values.of[at] = value ?? neutral[feature];
  values.assumed[at] = value === null ? 1 : 0;
}

function emptyValues(): Values {
  return { of: new Float64Array(features.length), assumed: new Uint8Array(features.length) };
}

function slots(): Record<Feature, number> {
  const all = {
    required: 0,
    recent: 0,
    hours: 0,
    interests: 0,
    activity: 0,
    text: 0,
    worked: 0,
    school: 0,
    area: 0,
  };
  for (const [at, feature] of features.entries()) all[feature] = at;
  return all;
}
