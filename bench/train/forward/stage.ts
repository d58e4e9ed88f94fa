import { workEvidence } from '@teamwright/matching/history/work-evidence.ts';
import { dayMs } from '@teamwright/matching/profile/decay.ts';
import type { DeveloperRecord } from '@teamwright/matching/profile/developer-record.ts';
import { summariseEvidence } from '@teamwright/matching/profile/strength.ts';
import { Community } from '@teamwright/matching/score/community.ts';
import { allSkills, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { DeveloperProfile } from '@teamwright/matching/types/profiles.ts';
import type { PastWork } from './past.ts';

/** A community as it was on a day: all works before it, finished, and everyone who took part in them. */
export class Stage {
  readonly community = new Community({ skills: allSkills(), resolve: resolveSkill });
  readonly worksOf = new Map<string, PastWork[]>();
  readonly #works: readonly PastWork[];
  readonly #schools: ReadonlyMap<string, string>;
  readonly #records = new Map<string, DeveloperRecord>();
  #next = 0;
  #day = 0;

  constructor(works: readonly PastWork[], schools: ReadonlyMap<string, string>) {
    this.#works = works;
    this.#schools = schools;
  }

  /** Moves on to a later day. */
  advance(day: number): void {
    const changed = new Set<string>();
    for (let work = this.#works[this.#next]; work && work.day < day; work = this.#works[this.#next]) {
      this.#next += 1;
      this.community.putProject({ ...work.profile, open: false, finishedAt: work.day * dayMs });
      for (const id of work.team.keys()) {
        const works = this.worksOf.get(id) ?? [];
        works.push(work);
        this.worksOf.set(id, works);
        changed.add(id);
      }
    }
    for (const id of changed) this.community.putDeveloper(this.#profileOf(id, day));
    this.#day = day;
    this.#records.clear();
  }

  /** A developer as of the stage's day; undefined without a work before it. */
  recordOf(id: string): DeveloperRecord | undefined {
    if (!this.worksOf.has(id)) return undefined;
    const known = this.#records.get(id) ?? this.community.compile(this.#profileOf(id, this.#day));
    this.#records.set(id, known);
    return known;
  }

  /** '' if unknown. */
  schoolOf(id: string): string {
    return this.#schools.get(id) ?? '';
  }

  teammatesOf(id: string): Set<string> {
    const teammates = new Set((this.worksOf.get(id) ?? []).flatMap(({ team }) => [...team.keys()]));
    teammates.delete(id);
    return teammates;
  }

  /** Hours, interests, area, bio and exposure are unknown for all of them. */
  #profileOf(id: string, day: number): DeveloperProfile {
    const works = this.worksOf.get(id) ?? [];
    const evidence = works.flatMap((work) =>
      workEvidence({
        projectId: work.id,
        skillIds: work.skillIds,
        contributions: work.team.get(id) ?? null,
        finishedAt: work.day * dayMs,
      }),
    );
    return {
      id,
      skills: summariseEvidence(evidence, day * dayMs),
      text: '',
      works: [],
      area: '',
      school: this.schoolOf(id),
      schoolVerified: true,
      timeZone: null,
      hoursPerWeek: null,
      interests: [],
      roles: [],
      openToCollaborate: true,
      lastActiveAt: Math.max(...works.map((work) => work.day)) * dayMs,
      workedWith: [...this.teammatesOf(id)],
    };
  }
}
