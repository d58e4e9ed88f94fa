import type { Evidence } from '../types/skills.ts';

/** The weight of one finished project as evidence for each skill that it names. */
const projectWeight = 0.6;
/** A member with this many contributions counts as a full contributor; the first contributions count most. */
const fullContribution = Math.log1p(50);

/** The part of a member in a finished project. */
export interface FinishedPart {
  readonly projectId: string;
  readonly skillIds: readonly string[];
  /** The member's contributions, such as commits; null if unknown. */
  readonly contributions: number | null;
  /** Epoch milliseconds. */
  readonly finishedAt: number;
}

/** What a finished project shows about the skills of one member. */
export function workEvidence({ projectId, skillIds, contributions, finishedAt }: FinishedPart): Evidence[] {
  const part = contributions === null ? 0.5 : Math.min(1, Math.log1p(contributions) / fullContribution);
  return skillIds.map((skillId) => ({
    skillId,
    source: 'project',
    repository: projectId,
    weight: projectWeight,
    volume: 0.5 + 0.5 * part,
    firstSeen: finishedAt,
    lastSeen: finishedAt,
  }));
}
