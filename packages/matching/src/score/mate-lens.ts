import { type DeveloperNumbers, head } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';

interface Developers {
  get(id: string): Pick<DeveloperRecord, 'workedWith'> | undefined;
}

/** Team-mates in common: who has been on a team with somebody that one of the project's people has worked with. */
export class MateLens {
  readonly #developers: Developers;
  #project: ProjectRecord | undefined;
  /** Gathered when first asked for: most developers have worked with nobody yet. */
  #around: ReadonlySet<string> | undefined;

  constructor(developers: Developers) {
    this.#developers = developers;
  }

  load(project: ProjectRecord): void {
    this.#project = project;
    this.#around = undefined;
  }

  sharesMate({ numbers, workedWith }: DeveloperRecord): boolean {
    if (workedWithNobody(numbers)) return false;
    this.#around ??= matesOf(this.#developers, this.#project?.team ?? []);
    for (const id of workedWith) if (this.#around.has(id)) return true;
    return false;
  }
}

/** Those whom any of the people has worked with, the people themselves apart. */
export function matesOf(developers: Developers, people: readonly string[]): Set<string> {
  const mates = new Set(people.flatMap((id) => developers.get(id)?.workedWith ?? []));
  for (const id of people) mates.delete(id);
  return mates;
}

function workedWithNobody(numbers: DeveloperNumbers): boolean {
  return numbers[head.workedWith] === 0;
}
