import { Best } from '../index/best.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { Community } from './community.ts';
import { fitOf, scoreOf } from './fit.ts';
import { LoadedDeveloper } from './loaded-developer.ts';
import { emptyMeasured, type Measured, measure } from './measure.ts';

interface Ranked<T> {
  readonly record: T;
  readonly rank: number;
}

/** Scores pairs and picks the best. One per engine: it owns the scratch space that pairs are measured in. */
export class Ranking {
  readonly loaded = new LoadedDeveloper();
  readonly measured: Measured = emptyMeasured();
  readonly #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Measures the loaded developer against a project; the values are in `measured` until the next call. */
  measure(project: ProjectRecord, now: number): void {
    measure(project, this.loaded, this.#community.statistics, now, this.measured);
  }

  bestDevelopers(
    project: ProjectRecord,
    candidates: Iterable<DeveloperRecord>,
    limit: number,
    now: number,
  ): DeveloperRecord[] {
    const best = new Best<Ranked<DeveloperRecord>>(limit, isWorse);
    for (const record of candidates) {
      this.loaded.load(record);
      best.offer({ record, rank: this.#rank(project, now) });
    }
    return best.sorted().map(({ record }) => record);
  }

  bestProjects(
    developer: DeveloperRecord,
    candidates: Iterable<ProjectRecord>,
    limit: number,
    now: number,
  ): ProjectRecord[] {
    const best = new Best<Ranked<ProjectRecord>>(limit, isWorse);
    this.loaded.load(developer);
    for (const record of candidates) best.offer({ record, rank: this.#rank(record, now) });
    return best.sorted().map(({ record }) => record);
  }

  #rank(project: ProjectRecord, now: number): number {
    this.measure(project, now);
    return scoreOf(
      fitOf('youToProject', this.measured.youToProject.of),
      fitOf('projectToYou', this.measured.projectToYou.of),
    ).rank;
  }
}

/** Lower rank, then the hash of the id, which favours nobody; the id itself only where two hashes meet. */
function isWorse<T extends { readonly id: string; readonly hash: number }>(
  a: Ranked<T>,
  b: Ranked<T>,
): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  return a.record.hash === b.record.hash ? a.record.id > b.record.id : a.record.hash > b.record.hash;
}
