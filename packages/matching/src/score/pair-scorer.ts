import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import { type Seat, seatsAsked } from '../profile/seats.ts';
import type { Wish } from '../types.ts';
import type { Community } from './community.ts';
import { ContextLens } from './context-lens.ts';
import { fitOf, rankOf } from './fit.ts';
import { MateLens } from './mate-lens.ts';
import { SkillLens, type SkillShare } from './skill-lens.ts';
import { type Direction, type Feature, features, neutral } from './weights.ts';
import { WordLens } from './word-lens.ts';

/**
 * One direction's values in 0–1, in the order of `features`. Unknown values hold their neutral value and a
 * mark.
 */
export interface Values {
  readonly of: Float64Array;
  readonly assumed: Uint8Array;
}

/** Number of skill values stored per developer, with the seat. */
export const skillFeatureCount = 5;

/**
 * Measures developers against one loaded project. Both kinds of recommendations use it, so that a pair has
 * the same score everywhere. Terms that depend on words cost most, so `finish` measures them separately.
 */
export class PairScorer {
  /** Both directions' values, one after the other. */
  readonly #values = new Float64Array(2 * features.length);
  readonly youToProject = valuesIn(this.#values, 0);
  readonly projectToYou = valuesIn(this.#values, features.length);
  /** Team-mates in common with the loaded project. */
  readonly mates: MateLens;
  readonly #context: ContextLens;
  readonly #skills: SkillLens;
  readonly #words: WordLens;
  readonly #community: Community;
  #project: ProjectRecord | undefined;
  #seatId: string | undefined;
  #seats: readonly Seat[] = [];
  /** The position of the current developer's best seat. */
  #seat = 0;
  #now = Number.NaN;
  /** The version of the community when the project was loaded. */
  #version = -1;
  #wordsLoaded = false;
  #points: Float64Array;

  constructor(community: Community) {
    const { statistics, vocabulary, developers, scoring } = community;
    this.#community = community;
    this.#points = scoring.projectToYou(null);
    this.mates = new MateLens(developers);
    this.#context = new ContextLens(vocabulary);
    this.#skills = new SkillLens(statistics);
    this.#words = new WordLens(statistics);
  }

  /**
   * No-op if project, time and community version are unchanged: `explain` often follows a ranking of the same
   * project.
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
    this.#context.load(project, this.#seats, now);
    this.#skills.load(project, this.#seats, now);
    this.mates.load(project);
    this.#wordsLoaded = false;
  }

  /**
   * The loaded project.
   * @throws Error if no project is loaded.
   */
  get project(): ProjectRecord {
    if (!this.#project) throw new Error('No project is loaded');
    return this.#project;
  }

  /** The seat for which the developer was measured last. */
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

  /** Measures all terms but those that depend on words, which are assumed perfect. */
  start(developer: DeveloperRecord): void {
    this.measureSkills(developer);
    this.addContext(developer);
  }

  /** Measures the terms of skills; all other terms are assumed perfect. */
  measureSkills({ numbers, wishes }: DeveloperRecord): void {
    const { youToProject, projectToYou } = this;
    this.#points = this.#community.scoring.projectToYou(wishes);
    this.#values.fill(1);
    const known = this.#skills.measure(numbers);
    this.#seat = known ? this.#skills.seat : 0;
    set(youToProject, at.required, known ? this.#skills.required : null);
    set(projectToYou, at.required, known ? this.#skills.doable : null);
    this.#setBoth(at.tags, known ? this.#skills.named : null);
    this.#setBoth(at.recent, known ? this.#skills.recent : null);
  }

  /**
   * Measures the terms that depend on neither skills nor words, for the developer whose skills were measured
   * last.
   */
  addContext(developer: DeveloperRecord): void {
    const { youToProject, projectToYou } = this;
    const { numbers, wishes } = developer;
    const context = this.#context;
    this.#setBoth(at.hours, context.hours(numbers));
    if (wishes) set(projectToYou, at.hours, context.hours(numbers, wishes.hours));
    set(youToProject, at.activity, context.activity(numbers));
    set(projectToYou, at.activity, context.freshness);
    this.#setBoth(at.worked, context.workedTogether(developer) ? 1 : 0);
    this.#setBoth(at.mates, this.mates.sharesMate(developer) ? 1 : 0);
    this.#setBoth(at.school, context.sameSchool(numbers) ? 1 : 0);
    this.#setBoth(at.area, context.sameArea(numbers) ? 1 : 0);
    this.#setBoth(at.exposure, context.seldomShown(numbers));
  }

  /** Measures the remaining terms for the developer passed to `start`. */
  finish(developer: DeveloperRecord): void {
    this.addInterests(developer);
    this.addText(developer);
  }

  addInterests(developer: DeveloperRecord): void {
    this.#setBoth(at.interests, this.words.interests(developer));
  }

  addText(developer: DeveloperRecord): void {
    this.#setBoth(at.text, this.words.text(developer));
  }

  /** Stores the skill values in row `place` of a table with `skillFeatureCount` numbers per row. */
  keepSkills(table: Float64Array, place: number): void {
    const { youToProject, projectToYou } = this;
    const from = place * skillFeatureCount;
    table[from] = youToProject.of[at.required] ?? 0;
    table[from + 1] = projectToYou.of[at.required] ?? 0;
    table[from + 2] = youToProject.of[at.tags] ?? 0;
    table[from + 3] = youToProject.of[at.recent] ?? 0;
    table[from + 4] = this.#seat;
  }

  /** Restores the stored skill values of a developer. The marks of assumed values are not restored. */
  resume({ wishes }: DeveloperRecord, table: Float64Array, place: number): void {
    const { youToProject, projectToYou } = this;
    const from = place * skillFeatureCount;
    this.#points = this.#community.scoring.projectToYou(wishes);
    this.#values.fill(1);
    youToProject.of[at.required] = table[from] ?? 0;
    projectToYou.of[at.required] = table[from + 1] ?? 0;
    this.#setBoth(at.tags, table[from + 2] ?? 0);
    this.#setBoth(at.recent, table[from + 3] ?? 0);
    this.#seat = table[from + 4] ?? 0;
  }

  /** The sort key of the pair, or an upper bound while some terms are not measured. */
  rank(): number {
    return rankOf(this.fit('youToProject'), this.fit('projectToYou'));
  }

  /** The maximum points of each feature, by the preferences of the developer measured last. */
  pointsOf(direction: Direction): Float64Array {
    return direction === 'projectToYou' ? this.#points : this.#community.scoring.youToProject;
  }

  /** The shares of the seat's skills in the term of the required skills, for the developer measured last. */
  skillShares(direction: Direction): SkillShare[] {
    return this.#skills.shares(direction);
  }

  fit(direction: Direction): number {
    return fitOf(this.pointsOf(direction), this[direction].of);
  }

  /** Whether the loaded project has the developer's must-haves. Unknown values count as met. */
  meetsMusts(developer: DeveloperRecord): boolean {
    const { numbers, wishes } = developer;
    if (!wishes || wishes.musts.length === 0) return true;
    const met: Record<Wish, () => boolean> = {
      skills: () => !this.#skills.measure(numbers) || this.#skills.doable > 0,
      hours: () => (this.#context.weekShare(numbers) ?? 1) === 1,
      timeZone: () => (this.#context.dayShare(numbers) ?? 1) >= minDayShare,
      interests: () => (this.words.interests(developer) ?? 1) > 0,
    };
    return wishes.musts.every((wish) => met[wish]());
  }

  #setBoth(place: number, value: number | null): void {
    set(this.youToProject, place, value);
    set(this.projectToYou, place, value);
  }
}

/**
 * The share required for a must-have: six of the eight waking hours that are enough. All time zones share at
 * least four.
 */
const minDayShare = 0.75;

/** Index of each feature in the values. */
const at = places();
const neutralAt = Float64Array.from(features, (feature) => neutral[feature]);

function set(values: Values, place: number, value: number | null): void {
  values.of[place] = value ?? neutralAt[place] ?? 0;
  values.assumed[place] = value === null ? 1 : 0;
}

function valuesIn(all: Float64Array, from: number): Values {
  return { of: all.subarray(from, from + features.length), assumed: new Uint8Array(features.length) };
}

function places(): Record<Feature, number> {
  const all = {
    required: 0,
    tags: 0,
    recent: 0,
    hours: 0,
    interests: 0,
    activity: 0,
    text: 0,
    worked: 0,
    mates: 0,
    school: 0,
    area: 0,
    exposure: 0,
  };
  for (const [place, feature] of features.entries()) all[feature] = place;
  return all;
}
