import { head, markOf } from '../../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';

interface Developers {
  get(id: string): Pick<DeveloperRecord, 'workedWith'> | undefined;
}

/**
 * Teammates in common: finds developers who were on a team with a former teammate of the project's team.
 */
export class TeammateLens {
  readonly #developers: Developers;
  #project: ProjectRecord | undefined;
  /** Computed on first use: most developers have no former teammates. */
  #around: ReadonlySet<string> | undefined;
  #mark = 0;

  constructor(developers: Developers) {
    this.#developers = developers;
  }

  load(project: ProjectRecord): void {
    this.#project = project;
    this.#around = undefined;
  }

  hasCommonTeammate({ numbers, workedWith }: DeveloperRecord): boolean {
    const mark = numbers[head.workedWith] ?? 0;
    if (mark === 0) return false;
    const around = this.#around ?? this.#gather();
    if ((mark & this.#mark) === 0) return false;
    for (const id of workedWith) if (around.has(id)) return true;
    return false;
  }

  #gather(): ReadonlySet<string> {
    this.#around = teammatesOf(this.#developers, this.#project?.team ?? []);
    this.#mark = markOf(this.#around);
    return this.#around;
  }
}

/** The former teammates of the given developers, without these developers. */
export function teammatesOf(developers: Developers, people: readonly string[]): Set<string> {
  const teammates = new Set(people.flatMap((id) => developers.get(id)?.workedWith ?? []));
  for (const id of people) teammates.delete(id);
  return teammates;
}
