import type { ProposedSkill } from '@teamwright/matching/analysis/propose-skills.ts';
import type { RepositoryEvidence } from '@teamwright/matching/analysis/repository.ts';
import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { notify } from '../notifications/notifications.service.ts';
import * as repository from './skills.evidence.repository.ts';
import { maxSkills } from './skills.policy.ts';
import { countOtherSkills } from './skills.repository.ts';

/** The result of one reading of a repository. */
export interface RepositoryReading {
  readonly userId: string;
  readonly repositoryId: string;
  /** The display name. */
  readonly name: string;
  /** The name in the evidence table: `owner/name`. */
  readonly fullName: string;
  readonly evidence: readonly RepositoryEvidence[];
  readonly proposals: readonly ProposedSkill[];
  /** The date from which evidence counts that earlier readings did not find; null for a first reading. */
  readonly newSince: Date | null;
}

/**
 * Replaces the evidence of a repository with this reading, in the caller's transaction, which has locked the
 * repository. Proposes skills that the user does not have in any status and notifies once. Hidden skills stay hidden.
 */
export async function recordReading(ctx: Ctx, reading: RepositoryReading): Promise<void> {
  const changed = await replaceEvidence(ctx, reading);
  const proposed = await propose(ctx, reading);
  await repository.removeBareProposals(ctx.db, reading.userId);
  if (proposed > 0) await notifyOfProposals(ctx, reading, proposed);
  if (changed || proposed > 0) await emit(ctx, 'skills.changed', { userId: reading.userId });
}

/**
 * Deletes the evidence of a repository, and the skills that were proposed only because of it. Runs in the caller's
 * transaction.
 */
export async function deleteRepositoryEvidence(
  ctx: Ctx,
  userId: string,
  repositoryId: string,
): Promise<void> {
  await repository.removeEvidenceOf(ctx.db, repositoryId);
  await repository.removeBareProposals(ctx.db, userId);
  await emit(ctx, 'skills.changed', { userId });
}

/** Ids of the skills that a repository shows, those with the most evidence first. */
export async function listRepositorySkills(ctx: Ctx, repositoryId: string): Promise<string[]> {
  const weights = new Map<string, number>();
  for (const { skillId, weight } of await repository.listEvidenceOf(ctx.db, repositoryId))
    weights.set(skillId, (weights.get(skillId) ?? 0) + weight);
  return [...weights].sort(([, a], [, b]) => b - a).map(([skillId]) => skillId);
}

/** Returns whether anything changed. Known evidence keeps its first date, also when the repository is renamed. */
async function replaceEvidence(ctx: Ctx, reading: RepositoryReading): Promise<boolean> {
  const before = await repository.listEvidenceOf(ctx.db, reading.repositoryId);
  const known = new Map(before.map((row) => [evidenceKey(row), row]));
  const rows = evidenceRows(reading, known);
  const kept = new Set(rows.map(evidenceKey));
  const gone = before.filter((row) => !kept.has(evidenceKey(row)) || row.repository !== reading.fullName);
  const fresh = rows.filter((row) => differsFrom(known.get(evidenceKey(row)), row));
  await repository.removeEvidence(ctx.db, gone);
  await repository.upsertEvidenceOf(ctx.db, fresh);
  return gone.length > 0 || fresh.length > 0;
}

/** Sorted, so that concurrent readings of one user's repositories cannot deadlock. */
function evidenceRows(
  { userId, repositoryId, fullName, evidence, newSince }: RepositoryReading,
  known: ReadonlyMap<string, repository.EvidenceRow>,
): repository.NewEvidenceRow[] {
  return evidence
    .map(({ skillId, source, weight, volume, file, line, snippet, firstSeen, lastSeen }) => {
      const earliest = known.get(evidenceKey({ skillId, source }))?.firstSeen ?? newSince;
      return {
        id: newId(),
        userId,
        repositoryId,
        repository: fullName,
        skillId,
        source,
        weight,
        volume,
        file,
        line,
        snippet,
        firstSeen: new Date(Math.min(earliest?.getTime() ?? firstSeen, lastSeen)),
        lastSeen: new Date(lastSeen),
      };
    })
    .sort((a, b) => (evidenceKey(a) < evidenceKey(b) ? -1 : 1));
}

/** Returns how many are new to the user. */
async function propose(ctx: Ctx, { userId, proposals }: RepositoryReading): Promise<number> {
  const room = maxSkills - (await countOtherSkills(ctx.db, userId));
  const known = new Set(await repository.listKnownSkills(ctx.db, userId));
  const fresh = proposals.filter(({ skillId }) => !known.has(skillId)).slice(0, Math.max(0, room));
  const now = ctx.clock.now();
  const rows = fresh
    .map(({ skillId, label }) => ({ userId, skillId, label, status: 'proposed' as const }))
    .map((row) => ({ ...row, createdAt: now, updatedAt: now }))
    .sort((a, b) => (a.skillId < b.skillId ? -1 : 1));
  return await repository.insertProposals(ctx.db, rows);
}

async function notifyOfProposals(ctx: Ctx, { userId, repositoryId, name }: RepositoryReading, count: number) {
  await notify(ctx, {
    recipientId: userId,
    senderId: null,
    projectId: null,
    type: 'new_skill',
    message: newSkillsText(count, name),
    dedupeKey: `new_skill ${repositoryId} ${ctx.requestId}`,
  });
}

/** Within one repository, a skill has one row per source. */
function evidenceKey({ skillId, source }: Pick<repository.EvidenceRow, 'skillId' | 'source'>): string {
  return `${skillId} ${source}`;
}

/** PostgreSQL stores weights as 4-byte floats. */
const tolerance = 1e-6;

function differsFrom(before: repository.EvidenceRow | undefined, after: repository.NewEvidenceRow): boolean {
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

function newSkillsText(count: number, repository: string): string {
  return `${count} new ${count === 1 ? 'skill' : 'skills'} found in ${repository}`;
}
