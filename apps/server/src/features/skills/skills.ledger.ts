import type { LedgerRow, NewLedgerRow } from './skills.evidence.repository.ts';

/** Within one repository, a skill has one row per source. */
export function evidenceKey({ skillId, source }: Pick<LedgerRow, 'skillId' | 'source'>): string {
  return `${skillId} ${source}`;
}

/** PostgreSQL stores weights as 4-byte floats. */
const tolerance = 1e-6;

export function differsFrom(before: LedgerRow | undefined, after: NewLedgerRow): boolean {
  if (before === undefined) return true;
  return (
    before.repository !== after.repository ||
    before.file !== after.file ||
    before.line !== after.line ||
    before.snippet !== after.snippet ||
    before.lastSeen.getTime() !== after.lastSeen.getTime() ||
    Math.abs(before.weight - after.weight) > tolerance ||
    Math.abs(before.volume - (after.volume ?? 1)) > tolerance
  );
}

export function newSkillsText(count: number, repository: string): string {
  return `${count} new ${count === 1 ? 'skill' : 'skills'} found in ${repository}`;
}

/**
 * Weight of a project description for its owner: it shows that they plan to use a technology, not that they have used
 * it.
 */
const postingWeight = 0.15;
/** Weight of an acceptance by a manager who has seen the profile. */
const outcomeWeight = 0.25;

/** A row about a project, before it has an id. */
export type ProjectEvidence = Omit<NewLedgerRow, 'id'> & Pick<LedgerRow, 'lastSeen'>;

interface Posting {
  readonly projectId: string;
  readonly ownerId: string;
  readonly technologyIds: readonly string[];
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  /** When its owner became a member. */
  readonly ownerSince: Date;
}

/**
 * The evidence of a project description for its owner. `before` is its present evidence, possibly of another owner. A
 * technology that was added later counts from that change on, and nothing counts from before the owner joined.
 */
export function postingEvidence(
  { projectId, ownerId, technologyIds, createdAt, editedAt, ownerSince }: Posting,
  before: readonly Pick<LedgerRow, 'skillId' | 'firstSeen'>[],
): ProjectEvidence[] {
  const since = new Map(before.map(({ skillId, firstSeen }) => [skillId, firstSeen]));
  return distinct(technologyIds).map((skillId) => {
    const firstSeen = later(since.get(skillId) ?? editedAt ?? createdAt, ownerSince);
    const lastSeen = later(editedAt ?? createdAt, firstSeen);
    return {
      ...{ userId: ownerId, skillId, source: 'posting', repository: projectId, projectId },
      ...{ weight: postingWeight, firstSeen, lastSeen },
    };
  });
}

interface Outcome {
  readonly projectId: string;
  readonly userId: string;
  readonly voucherId: string;
  readonly acceptedAt: Date;
  readonly needed: readonly string[];
  readonly shown: readonly string[];
}

/**
 * The evidence of an acceptance for the skills that the project requires and the user shows at that time. Implied
 * skills do not count: a profile with Next.js does not name React.
 */
export function outcomeEvidence({ needed, shown, acceptedAt, ...who }: Outcome): ProjectEvidence[] {
  const names = new Set(shown);
  return distinct(needed)
    .filter((skillId) => names.has(skillId))
    .map((skillId) => ({
      ...{ ...who, skillId, source: 'outcome', repository: who.projectId },
      ...{ weight: outcomeWeight, firstSeen: acceptedAt, lastSeen: acceptedAt },
    }));
}

/** Sorted, so that two concurrent writers cannot deadlock. */
function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
