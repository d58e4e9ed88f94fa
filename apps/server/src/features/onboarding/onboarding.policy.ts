/** Each repository takes several requests to the code host, so a first sign-in reads the last changed ones only. */
const maxReadRepositories = 20;
/** The surest ones. A longer list would not be read. */
const maxFoundSkills = 60;

interface ListedRepository {
  readonly mayPush: boolean;
  readonly fork: boolean;
  readonly pushedAt: Date;
}

interface ReadRepository {
  readonly name: string;
  readonly skills: readonly {
    readonly skillId: string;
    readonly label: string;
    readonly confidence: number;
  }[];
}

/**
 * Repositories that the user works on, the last changed first. Forks are left out: most of them are unchanged copies.
 */
export function chooseRepositories<R extends ListedRepository>(all: readonly R[]): R[] {
  return all
    .filter(({ mayPush, fork }) => mayPush && !fork)
    .toSorted((a, b) => b.pushedAt.getTime() - a.pushedAt.getTime())
    .slice(0, maxReadRepositories);
}

export interface FoundSkill {
  readonly skillId: string;
  readonly label: string;
  /** The names of the repositories that show it. */
  readonly repositories: string[];
}

/** The skills of all repositories that are not `known`, the surest first. */
export function foundSkills(
  repositories: readonly ReadRepository[],
  known: ReadonlySet<string>,
): FoundSkill[] {
  const doubts = new Map<string, FoundSkill & { doubt: number }>();
  for (const { name, skills } of repositories)
    for (const { skillId, label, confidence } of skills) {
      if (known.has(skillId)) continue;
      const before = doubts.get(skillId) ?? { skillId, label, repositories: [], doubt: 1 };
      doubts.set(skillId, {
        ...before,
        repositories: [...before.repositories, name],
        doubt: before.doubt * (1 - confidence),
      });
    }
  return [...doubts.values()]
    .toSorted((a, b) => a.doubt - b.doubt || (a.skillId < b.skillId ? -1 : 1))
    .slice(0, maxFoundSkills)
    .map(({ skillId, label, repositories }) => ({ skillId, label, repositories }));
}
