import { WorkLens } from '../history/work-lens.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import { type Seat, seatsAsked } from '../profile/seats.ts';
import type { PreferenceName } from '../types/profiles.ts';
import type { Community } from './community.ts';
import { fitOf, rankOf } from './fit.ts';
import { ConnectionLens } from './lenses/connection-lens.ts';
import { ContextLens } from './lenses/context-lens.ts';
import { gateFor, recentValue, SkillLens, type SkillShare, skillsValue } from './lenses/skill-lens.ts';
import { WordLens } from './lenses/word-lens.ts';
import { activityOf } from './project-activity.ts';
import {
  type Direction,
  measureIndex,
  measureNames,
  measures,
  mix,
  neutral,
  type TermName,
  termNames,
} from './weights.ts';

/** The values of one direction's terms, in the order of `termNames`. */
export interface TermValues {
  /** 0–1. An unknown value is the neutral one. */
  readonly values: Float64Array;
  /** 1 for an unknown value, otherwise 0. */
  readonly assumed: Uint8Array;
}

/** The number of values that `saveSkills` stores for a developer: of the two skill terms, the gate and the seat. */
export const savedSkillNumbers = 4;
/** The number of values that `saveTerms` stores for a pair: of all terms, and the gate. */
export const savedTermNumbers = 2 * termNames.length + 1;

/**
 * Measures developers against one loaded project. Both kinds of recommendations use it, so that a pair has
 * the same score everywhere. Similar work takes most of the time, so `measureWords` is a separate step.
 */
export class PairScorer {
  /** Both directions' values, one after the other. */
  readonly #values = new Float64Array(2 * termNames.length);
  readonly youToProject = valuesIn(this.#values, 0);
  readonly projectToYou = valuesIn(this.#values, termNames.length);
  /** The measures of the developer measured last, in the order of `measureNames`; for explanations and training. */
  readonly measured = new Float64Array(measureNames.length);
  readonly connections: ConnectionLens;
  readonly #context: ContextLens;
  readonly #skills: SkillLens;
  readonly #words: WordLens;
  readonly #works: WorkLens;
  readonly #community: Community;
  #project: ProjectRecord | undefined;
  #seatId: string | undefined;
  #seats: readonly Seat[] = [];
  /** The position of the current developer's best seat. */
  #seat = 0;
  /** The value of activity in 'project fits developer' for the loaded project, 0–1. */
  #projectActivity = 0;
  /** The share with which hours, interests, similar work and activity count for the current developer. */
  #gate = 1;
  #now = Number.NaN;
  /** The version of the community when the project was loaded. */
  #version = -1;
  #wordsLoaded = false;
  #wordsWeighed = false;
  #points: Float64Array;

  constructor(community: Community) {
    const { statistics, vocabulary, developers, scoring, history } = community;
    this.#community = community;
    this.#points = scoring.projectToYou(null);
    this.#context = new ContextLens(vocabulary);
    this.connections = new ConnectionLens(developers, history, this.#context);
    this.#skills = new SkillLens(statistics, history.companions);
    this.#words = new WordLens(statistics);
    this.#works = new WorkLens(statistics);
  }

  /**
   * No-op if project, seat, time and community version are unchanged: `explain` often follows a ranking of
   * the same project.
   */
  load(project: ProjectRecord, now: number, seatId?: string): void {
    const { version } = this.#community;
    const isSame = project === this.#project && seatId === this.#seatId;
    if (isSame && now === this.#now && version === this.#version) return;
    this.#project = project;
    this.#seatId = seatId;
    this.#seats = seatsAsked(project, seatId);
    this.#now = now;
    this.#version = version;
    this.#context.load(project, now);
    this.#projectActivity = activityOf(project, this.#community.history.of(project.ownerId).length, now);
    this.#skills.load(project, this.#seats, now);
    this.#works.load(project, now);
    this.connections.load(project, now);
    this.#wordsLoaded = false;
    this.#wordsWeighed = false;
  }

  /**
   * The loaded project.
   * @throws Error if no project is loaded.
   */
  get project(): ProjectRecord {
    if (!this.#project) throw new Error('No project is loaded');
    return this.#project;
  }

  /**
   * The seat for which the developer was measured last.
   * @throws Error if no developer is measured.
   */
  get seat(): Seat {
    const seat = this.#seats[this.#seat];
    if (!seat) throw new Error('No developer is measured');
    return seat;
  }

  /** The words of the loaded project. */
  get words(): WordLens {
    if (!this.#wordsLoaded) this.#words.load(this.project);
    this.#wordsLoaded = true;
    return this.#words;
  }

  /** The words of the loaded project, ready to be compared with texts. */
  get #weighedWords(): WordLens {
    const { words } = this;
    if (!this.#wordsWeighed) words.weigh(this.#community.relatedWords.of(this.project, this.#version));
    this.#wordsWeighed = true;
    return words;
  }

  /** Measures all terms. */
  measure(developer: DeveloperRecord): void {
    this.measureAllButWords(developer);
    this.measureWords(developer);
  }

  /** Measures all terms but interests and similar work, which compare words. These two are assumed perfect. */
  measureAllButWords(developer: DeveloperRecord): void {
    this.measureSkills(developer);
    this.addHistory(developer);
    this.addContext(developer);
  }

  /** Measures the terms of skills; all other terms are assumed perfect. */
  measureSkills({ numbers, preferences }: DeveloperRecord): void {
    this.#points = this.#community.scoring.projectToYou(preferences);
    const known = this.#skills.measure(numbers);
    this.#gate = known ? gateFor(this.#skills.worth) : 1;
    this.#seat = known ? this.#skills.seat : 0;
    this.#assumePerfect();
    const { coverage, strength, recency, nextUse } = this.#skills.values;
    this.#record(measureIndex.coverage, coverage);
    this.#record(measureIndex.strength, strength);
    this.#record(measureIndex.recency, recency);
    this.#record(measureIndex.nextUse, nextUse);
    this.#setBoth(at.skills, known ? skillsValue(coverage, strength) : null, neutral.skill);
    this.#setBoth(at.recent, known ? recentValue(recency, nextUse) : null, neutral.skill);
  }

  /** Measures shared hours and exposure for the developer measured last. */
  addContext({ numbers, preferences }: DeveloperRecord): void {
    const context = this.#context;
    const hours = this.#record(measureIndex.hours, context.hours(numbers));
    this.#setBothGated(at.hours, hours, neutral.hours);
    if (preferences)
      this.#setGated(this.projectToYou, at.hours, context.hours(numbers, preferences.hours), neutral.hours);
    this.#setBoth(
      at.exposure,
      this.#record(measureIndex.exposure, context.rarelyShown(numbers)),
      neutral.exposure,
    );
  }

  /** Measures the remaining terms for the developer passed to `measureAllButWords`. */
  measureWords(developer: DeveloperRecord): void {
    this.addInterests(developer);
    this.addWork(developer);
  }

  /** Measures the term of interests for the developer measured last. */
  addInterests(developer: DeveloperRecord): void {
    this.#setBothGated(
      at.interests,
      this.#record(measureIndex.interests, this.words.interests(developer)),
      neutral.interests,
    );
  }

  /**
   * Measures how similar the developer's finished projects, repositories and bio are to the project. Without any of
   * them, the measures have their neutral value. Known ones only add to it, so that a first work never lowers a fit.
   */
  addWork(developer: DeveloperRecord): void {
    const works = this.#community.history.of(developer.id);
    const words = this.#weighedWords;
    const textShare = words.text(developer);
    const isKnown = textShare !== null || works.length > 0;
    if (isKnown) this.#works.measure(works, words, textShare ?? 0);
    let sum = 0;
    for (const measure of measures.work) {
      const value = isKnown ? neutral.work + (1 - neutral.work) * this.#works[measure] : null;
      this.#record(measureIndex[measure], value, neutral.work);
      sum += mix[measure] * (value ?? neutral.work);
    }
    this.#setBothGated(at.work, isKnown ? sum : null, neutral.work);
  }

  /** Stores the skill values in a row of a table with `savedSkillNumbers` numbers per row. */
  saveSkills(table: Float64Array, row: number): void {
    const from = row * savedSkillNumbers;
    table[from] = this.youToProject.values[at.skills] ?? 0;
    table[from + 1] = this.youToProject.values[at.recent] ?? 0;
    table[from + 2] = this.#gate;
    table[from + 3] = this.#seat;
  }

  /** Restores the stored skill values of a developer. The marks of assumed values are not restored. */
  restoreSkills({ preferences }: DeveloperRecord, table: Float64Array, row: number): void {
    const from = row * savedSkillNumbers;
    this.#points = this.#community.scoring.projectToYou(preferences);
    this.#gate = table[from + 2] ?? 1;
    this.#seat = table[from + 3] ?? 0;
    this.#assumePerfect();
    this.#setBoth(at.skills, table[from] ?? 0, 0);
    this.#setBoth(at.recent, table[from + 1] ?? 0, 0);
  }

  /** Stores the values of all terms in a row of a table with `savedTermNumbers` numbers per row. */
  saveTerms(table: Float64Array, row: number): void {
    table.set(this.#values, row * savedTermNumbers);
    table[row * savedTermNumbers + this.#values.length] = this.#gate;
  }

  /**
   * Restores the stored values of a project and the developer measured last, so that `measureWords` can add the rest.
   * For anything else the project must be loaded again.
   */
  restoreTerms(project: ProjectRecord, now: number, table: Float64Array, row: number): void {
    const from = row * savedTermNumbers;
    this.#values.set(table.subarray(from, from + this.#values.length));
    this.#gate = table[from + this.#values.length] ?? 1;
    this.#project = project;
    // The lenses of the other terms have another project, so `load` must not skip this one, and no seat is known.
    this.#now = Number.NaN;
    this.#seats = [];
    this.#works.load(project, now);
    this.#wordsLoaded = false;
    this.#wordsWeighed = false;
  }

  /** The sort key of the pair, or an upper bound while some terms are not measured. */
  rank(): number {
    return rankOf(this.fit('youToProject'), this.fit('projectToYou'));
  }

  /** The value of activity in 'project fits developer' for the loaded project, before the share of the skills. */
  get projectActivity(): number {
    return this.#projectActivity;
  }

  /** The share with which the terms that do not depend on skills count for the developer measured last. */
  get gate(): number {
    return this.#gate;
  }

  /** The maximum points of each term, by the preferences of the developer measured last. */
  pointsOf(direction: Direction): Float64Array {
    return direction === 'projectToYou' ? this.#points : this.#community.scoring.youToProject;
  }

  /** The shares of the seat's skills in the term of the skills, for the developer measured last. */
  skillShares(): SkillShare[] {
    return this.#skills.shares();
  }

  /** The fit in 0–100 of the developer measured last, or an upper bound while some terms are not measured. */
  fit(direction: Direction): number {
    return fitOf(this.pointsOf(direction), this[direction].values);
  }

  /** Whether the loaded project has the developer's must-haves. Unknown values count as met. */
  meetsMustHaves(developer: DeveloperRecord): boolean {
    const { numbers, preferences } = developer;
    if (!preferences || preferences.mustHaves.length === 0) return true;
    const met: Record<PreferenceName, () => boolean> = {
      skills: () => !this.#skills.measure(numbers) || this.#skills.coversAny(),
      hours: () => (this.#context.weekShare(numbers) ?? 1) === 1,
      timeZone: () => (this.#context.dayShare(numbers) ?? 1) >= minDayShare,
      interests: () => (this.words.interests(developer) ?? 1) > 0,
    };
    return preferences.mustHaves.every((name) => met[name]());
  }

  /** Measures activity and connections, which finished projects and profiles show, for the developer measured last. */
  addHistory(developer: DeveloperRecord): void {
    const works = this.#community.history.of(developer.id);
    const lastVisit = this.#context.activity(developer.numbers);
    const recentProjects = this.#record(measureIndex.recentProjects, this.#works.recentProjects(works)) ?? 0;
    this.#record(measureIndex.lastVisit, lastVisit, neutral.lastVisit);
    const active = mix.lastVisit * (lastVisit ?? neutral.lastVisit) + mix.recentProjects * recentProjects;
    this.#setBothGated(at.activity, active, neutral.lastVisit);
    this.youToProject.assumed[at.activity] = lastVisit === null && works.length === 0 ? 1 : 0;
    this.#setGated(this.projectToYou, at.activity, this.#projectActivity, neutral.lastVisit);
    const known = this.connections.measure(developer, works, this.measured);
    const connections = neutral.connections * this.#gate + (1 - neutral.connections) * known;
    this.#setBoth(at.connections, connections, neutral.connections);
    for (const { assumed } of [this.youToProject, this.projectToYou])
      assumed[at.connections] = known > 0 ? 0 : 1;
  }

  #assumePerfect(): void {
    this.#values.fill(this.#gate);
    for (const { values } of [this.youToProject, this.projectToYou]) {
      values[at.exposure] = 1;
      values[at.connections] = neutral.connections * this.#gate + 1 - neutral.connections;
    }
  }

  #record(measure: number, value: number | null, ifUnknown = 0.5): number | null {
    this.measured[measure] = value ?? ifUnknown;
    return value;
  }

  /** Sets a term of both directions; the gate does not apply to it. */
  #setBoth(term: number, value: number | null, ifUnknown: number): void {
    for (const { values, assumed } of [this.youToProject, this.projectToYou]) {
      values[term] = value ?? ifUnknown;
      assumed[term] = value === null ? 1 : 0;
    }
  }

  #setBothGated(term: number, value: number | null, ifUnknown: number): void {
    this.#setGated(this.youToProject, term, value, ifUnknown);
    this.#setGated(this.projectToYou, term, value, ifUnknown);
  }

  #setGated({ values, assumed }: TermValues, term: number, value: number | null, ifUnknown: number): void {
    values[term] = this.#gate * (value ?? ifUnknown);
    assumed[term] = value === null ? 1 : 0;
  }
}

/**
 * The share of enough common hours that a must-have for the time zone requires: six of the eight hours a day. Two users
 * who gave no hours share at least four a day, whatever their time zones.
 */
const minDayShare = 0.75;

/** Index of each term in the values. */
const at = Object.fromEntries(termNames.map((name, index) => [name, index])) as Record<TermName, number>;

function valuesIn(all: Float64Array, from: number): TermValues {
  return { values: all.subarray(from, from + termNames.length), assumed: new Uint8Array(termNames.length) };
}
