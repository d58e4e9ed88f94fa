import { dayOf } from '../profile/developer-numbers.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { FinishedWork } from './finished-work.ts';
import { seasonOf } from './season.ts';
import type { WorkHistory } from './work-history.ts';

/** A relation counts half after this many days without a common project. */
const halfLifeDays = 365;

/** Precomputed: a power per pair would cost most of the time. */
const fadeByDay = Float64Array.from({ length: 4000 }, (_, day) => 2 ** (-day / halfLifeDays));

/**
 * How a developer is connected to a loaded project through finished projects: common projects and teammates in common
 * with its team, the same events, and projects at the same time of an earlier year.
 */
export class RelationLens {
  /** How recently the developer finished a project with the team, 0–1. */
  lastCommonProject = 0;
  /** Teammates in common, 0–1; one with few other teammates counts more. */
  weightedCommonTeammates = 0;
  /** Projects that ended at the same time as projects of the owner, 0–1. Only works of two or more users count. */
  sameEvents = 0;
  /**
   * The work of an earlier year that ended nearest to the time of year at which the loaded project was created, 0–1:
   * events and courses that take place every year bring the same users together.
   */
  sameSeason = 0;
  readonly #history: WorkHistory;
  #project: ProjectRecord | undefined;
  #today = 0;
  /** The day on which the loaded project was created. */
  #createdDay = 0;
  #around: Around | undefined;

  constructor(history: WorkHistory) {
    this.#history = history;
  }

  load(project: ProjectRecord, now: number): void {
    this.#project = project;
    this.#today = dayOf(now);
    this.#createdDay = dayOf(project.createdAt);
    this.#around = undefined;
  }

  measure(developerId: string, works: readonly FinishedWork[]): void {
    this.lastCommonProject = 0;
    this.weightedCommonTeammates = 0;
    this.sameEvents = 0;
    this.sameSeason = 0;
    if (works.length === 0) return;
    const around = this.#around ?? this.#gather();
    const last = around.last.get(developerId);
    if (last !== undefined) this.lastCommonProject = fadeByDay[Math.max(0, this.#today - last)] ?? 0;
    const shared = around.shared.get(developerId) ?? 0;
    this.weightedCommonTeammates = shared / (shared + 0.5);
    this.sameSeason = seasonOf(works, this.#createdDay);
    this.sameEvents = this.#history.sharedEvents(developerId, this.#project?.ownerId ?? '');
  }

  #gather(): Around {
    const history = this.#history;
    const team = new Set(this.#project?.team);
    const last = new Map<string, number>();
    for (const id of team) {
      for (const work of history.of(id)) {
        for (const other of work.team) {
          if (!team.has(other)) last.set(other, Math.max(last.get(other) ?? 0, work.day));
        }
      }
    }
    const shared = new Map<string, number>();
    for (const teammate of last.keys()) {
      const teammates = new Set(history.of(teammate).flatMap((work) => work.team));
      const share = 1 / Math.log2(1 + teammates.size);
      for (const id of teammates) {
        if (id !== teammate && !team.has(id)) shared.set(id, (shared.get(id) ?? 0) + share);
      }
    }
    this.#around = { last, shared };
    return this.#around;
  }
}

interface Around {
  /** Former teammates of the team, with the day of their last common project. */
  readonly last: ReadonlyMap<string, number>;
  readonly shared: ReadonlyMap<string, number>;
}
