import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../core/ctx.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { type EvidenceRow, type NewEvidenceRow, removeEvidence } from './skills.evidence.repository.ts';
import { trialStart, voucherOf } from './skills.policy.ts';
import * as repository from './skills.projects.repository.ts';

/**
 * Replaces the owner's evidence from a project description, or deletes it for an archived project. Runs in the
 * transaction that has locked the project. It proposes no skill and does not change hidden ones.
 */
export async function recordPosting(ctx: Ctx, { projectId }: { readonly projectId: string }): Promise<void> {
  const before = await repository.listPostingEvidence(ctx.db, projectId);
  const posting = await repository.findPosting(ctx.db, projectId);
  const rows = posting === undefined ? [] : postingEvidence(posting, before);
  const kept = new Set(rows.map(keyOf));
  const known = new Map(before.map((row) => [keyOf(row), row.lastSeen.getTime()]));
  const gone = before.filter((row) => !kept.has(keyOf(row)));
  const fresh = rows.filter((row) => known.get(keyOf(row)) !== row.lastSeen.getTime());
  await removeEvidence(ctx.db, gone);
  await repository.upsertProjectEvidence(ctx.db, withIds(fresh));
  for (const userId of new Set([...gone, ...fresh].map((row) => row.userId)))
    await emit(ctx, 'skills.changed', { userId });
}

/** Stores the owners' evidence from new, imported project descriptions. The import records the change for matching. */
export async function recordImportedPostings(ctx: Ctx, postings: readonly NewPosting[]): Promise<void> {
  const rows = postings.flatMap(({ technologies, createdAt, ...posting }) => {
    const technologyIds = technologies.map((label) => resolveSkill(label).id);
    const dates = { createdAt, editedAt: null, ownerSince: createdAt };
    return postingEvidence({ ...posting, ...dates, technologyIds }, []);
  });
  await repository.insertProjectEvidence(ctx.db, withIds(rows));
}

/** A manager who accepts a user has seen their profile, so the required skills in it get evidence. */
export async function recordOutcome(
  ctx: Ctx,
  { requestId }: DomainEvents['request.accepted'],
): Promise<void> {
  const acceptance = await repository.findAcceptance(ctx.db, requestId);
  if (acceptance === undefined || acceptance.acceptedAt === null) return;
  const { projectId, userId, acceptedAt } = acceptance;
  const voucherId = voucherOf(acceptance);
  if (voucherId === undefined) return;
  const shown = await repository.listConfirmedSkills(ctx.db, userId);
  const needed = [...acceptance.technologyIds, ...acceptance.skillIds];
  const rows = outcomeEvidence({ projectId, userId, voucherId, acceptedAt, needed, shown });
  if (rows.length === 0) return;
  await repository.upsertProjectEvidence(ctx.db, withIds(rows));
  await emit(ctx, 'skills.changed', { userId });
}

/** Deletes the evidence of a recent acceptance when the member is removed. Leaving does not delete it. */
export async function withdrawOutcome(ctx: Ctx, departure: DomainEvents['member.left']): Promise<void> {
  const { userId, removedBy } = departure;
  if (removedBy === undefined || removedBy === userId) return;
  const since = trialStart(ctx.clock.now());
  if (await repository.removeOutcome(ctx.db, departure, since)) await emit(ctx, 'skills.changed', { userId });
}

/**
 * Updates the matches of accepted users when their manager is suspended or restored. Evidence from a suspended
 * manager does not count.
 */
export async function recomputeEvidenceOf(ctx: Ctx, manager: { readonly userId: string }): Promise<void> {
  for (const userId of await repository.listVouchedFor(ctx.db, manager.userId))
    await emit(ctx, 'skills.changed', { userId });
}

function keyOf({ userId, skillId }: Pick<ProjectEvidence, 'userId' | 'skillId'>): string {
  return `${userId} ${skillId}`;
}

function withIds(rows: readonly ProjectEvidence[]): NewEvidenceRow[] {
  return rows.map((row) => ({ ...row, id: newId() }));
}

/**
 * Weight of a project description for its owner: it shows that they plan to use a technology, not that they have used
 * it.
 */
const postingWeight = 0.15;
/** Weight of an acceptance by a manager who has seen the profile. */
const outcomeWeight = 0.25;

/** A row about a project, before it has an id. */
export type ProjectEvidence = Omit<NewEvidenceRow, 'id'> & Pick<EvidenceRow, 'lastSeen'>;

interface Posting {
  readonly projectId: string;
  readonly ownerId: string;
  readonly technologyIds: readonly string[];
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  /** When its owner became a member. */
  readonly ownerSince: Date;
}

interface NewPosting extends Pick<Posting, 'projectId' | 'ownerId' | 'createdAt'> {
  readonly technologies: readonly string[];
}

/**
 * The evidence of a project description for its owner. `before` is its present evidence, possibly of another owner. A
 * technology that was added later counts from that change on, and nothing counts from before the owner joined.
 */
export function postingEvidence(
  { projectId, ownerId, technologyIds, createdAt, editedAt, ownerSince }: Posting,
  before: readonly Pick<EvidenceRow, 'skillId' | 'firstSeen'>[],
): ProjectEvidence[] {
  const since = new Map(before.map(({ skillId, firstSeen }) => [skillId, firstSeen]));
  return distinct(technologyIds).map((skillId) => {
    const firstSeen = latest(since.get(skillId) ?? editedAt ?? createdAt, ownerSince);
    const lastSeen = latest(editedAt ?? createdAt, firstSeen);
    return {
      userId: ownerId,
      skillId,
      source: 'posting',
      repository: projectId,
      projectId,
      weight: postingWeight,
      firstSeen,
      lastSeen,
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
      ...who,
      skillId,
      source: 'outcome',
      repository: who.projectId,
      weight: outcomeWeight,
      firstSeen: acceptedAt,
      lastSeen: acceptedAt,
    }));
}

/** Sorted, so that two concurrent writers cannot deadlock. */
function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
