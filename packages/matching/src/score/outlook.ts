import { ownSkills, withSkill } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { Steps } from '../steps.ts';
import type { AskedSkill, NextSkill, OutlookOptions, SkillOutlook } from '../types/matcher.ts';
import { Ceiling } from './ceiling.ts';
import type { Community } from './community.ts';
import type { PairScorer } from './pair-scorer.ts';
import { tierFloors } from './weights.ts';

/** Each skill tried needs a score for every project that requires it or a skill it implies. */
const maxTried = 24;
/** Number of projects handled in one step. */
const scoredPerStep = 16;
const listedPerStep = 2_000;

interface Asked {
  readonly skillId: string;
  readonly skill: number;
  projects: number;
}

/** The skills that open projects require, for one developer. */
export class Outlook {
  readonly #community: Community;
  readonly #scorer: PairScorer;

  constructor(community: Community, scorer: PairScorer) {
    this.#community = community;
    this.#scorer = scorer;
  }

  /** The community must not change between the steps; others may use the scorer. */
  *of(developer: DeveloperRecord, options: OutlookOptions): Steps<SkillOutlook> {
    const projects = yield* this.#openTo(developer, options.exclude);
    const asked = yield* countAsked(projects);
    const own = ownSkills(developer.numbers);
    const unwanted = new Set(options.skip.map((id) => this.#space.numberOf(id)));
    const tried = [...asked.values()]
      .filter(({ skill }) => !own.has(skill) && !unwanted.has(skill))
      .sort(mostAsked)
      .slice(0, maxTried);
    return {
      openProjects: projects.length,
      asked: this.#askedSkills(asked, own, options.also),
      next: yield* this.#openings(developer, projects, tried, options),
    };
  }

  get #space() {
    return this.#community.vocabulary.space;
  }

  *#openTo(developer: DeveloperRecord, exclude: ReadonlySet<string>): Steps<ProjectRecord[]> {
    const found: ProjectRecord[] = [];
    let seen = 0;
    for (const project of this.#community.projects.open()) {
      if (!exclude.has(project.id) && !project.team.includes(developer.id)) found.push(project);
      seen += 1;
      if (seen % listedPerStep === 0) yield;
    }
    return found;
  }

  #askedSkills(
    asked: ReadonlyMap<number, Asked>,
    own: ReadonlySet<number>,
    also: readonly string[],
  ): AskedSkill[] {
    const all = new Map(asked);
    for (const skillId of also) {
      const skill = this.#space.numberOf(skillId);
      if (!all.has(skill)) all.set(skill, { skillId, skill, projects: 0 });
    }
    return [...all.values()].sort(mostAsked).map(({ skillId, skill, projects }) => ({
      skillId,
      label: this.#space.labelOf(skillId),
      projects,
      people: this.#community.statistics.holders(skill) - (own.has(skill) ? 1 : 0),
    }));
  }

  /** The number of projects that each skill alone would lift to 'Good'. */
  *#openings(
    developer: DeveloperRecord,
    projects: readonly ProjectRecord[],
    tried: readonly Asked[],
    { strength, now }: OutlookOptions,
  ): Steps<NextSkill[]> {
    const gained = new Map(
      tried.map(({ skillId, skill }) => {
        const shown = { skillId, strength, declared: true, repositories: 0, lastSeen: now };
        const numbers = withSkill(developer.numbers, skill, shown);
        return [skill, { ...developer, numbers }] as const;
      }),
    );
    const helpers = helpersAmong(tried.map(({ skill }) => skill));
    const opened = new Map<number, number>();
    const ceiling = new Ceiling(this.#community.statistics, this.#community.scoring, developer);
    for (const [at, project] of projects.entries()) {
      if (at % scoredPerStep === 0) yield;
      const helping = [...new Set(project.requirements.flatMap(helpers))].filter(
        (skill) => ceiling.rank(project, skill, strength) >= tierFloors.Good,
      );
      if (helping.length === 0) continue;
      this.#scorer.load(project, now);
      if (this.#isGood(developer)) continue;
      for (const skill of helping) {
        const record = gained.get(skill);
        if (record && this.#isGood(record)) opened.set(skill, (opened.get(skill) ?? 0) + 1);
      }
    }
    return tried
      .map(({ skillId, skill }) => ({
        skillId,
        label: this.#space.labelOf(skillId),
        opens: opened.get(skill) ?? 0,
      }))
      .sort((a, b) => b.opens - a.opens);
  }

  /** Measures words only if they could still make the difference. */
  #isGood(developer: DeveloperRecord): boolean {
    this.#scorer.measureAllButWords(developer);
    if (this.#scorer.rank() < tierFloors.Good) return false;
    this.#scorer.measureWords(developer);
    return this.#scorer.rank() >= tierFloors.Good;
  }
}

function* countAsked(projects: readonly ProjectRecord[]): Steps<Map<number, Asked>> {
  const asked = new Map<number, Asked>();
  for (const [at, { requirements }] of projects.entries()) {
    if (at % listedPerStep === 0) yield;
    for (const { skillId, skill } of requirements) {
      const known = asked.get(skill) ?? { skillId, skill, projects: 0 };
      known.projects += 1;
      asked.set(skill, known);
    }
  }
  return asked;
}

/** The skills that give credit for a requirement: the skill itself, skills that imply it, related skills. */
function helpersAmong(skills: readonly number[]): (requirement: Requirement) => readonly number[] {
  const known = new Map<number, readonly number[]>();
  return ({ skill, sources }) => {
    const helpers = known.get(skill) ?? skills.filter((one) => sources.positions.has(one));
    known.set(skill, helpers);
    return helpers;
  };
}

function mostAsked(a: Asked, b: Asked): number {
  return b.projects - a.projects || (a.skillId < b.skillId ? -1 : 1);
}
