import { proposeSkills } from '@teamwright/matching/analysis/propose-skills.ts';
import { proseVersion } from '@teamwright/matching/analysis/readme-prose.ts';
import type { RepositoryEvidence } from '@teamwright/matching/analysis/repository.ts';
import { detectorsVersion } from '@teamwright/matching/detect/rows/rows.ts';
import type { Ctx } from '../../core/ctx.ts';
import { emitLater } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import { type RepositoryFacts, readRepositoryFacts } from '../../platform/codehost/repository.ts';
import { findLinkedHost, type LinkedHost } from '../github/github.linked.service.ts';
import { recordReading } from '../skills/skills.evidence.service.ts';
import type { CodeReading } from './repositories.evidence.view.ts';
import { lostAccess, putOff, released } from './repositories.failures.service.ts';
import { readCode, readReadme } from './repositories.reading.service.ts';
import { refreshList } from './repositories.refresh.service.ts';
import * as repository from './repositories.repository.ts';
import { columnsOf } from './repositories.view.ts';
import { deleteWords, recordWords } from './repositories.words.service.ts';

/** A higher version makes the jobs read every repository again over time. */
const rules = detectorsVersion;
/** How long a job may hold a repository. No reading takes longer. */
const claimMs = 5 * 60 * 1000;
/** The delay before a job checks again whether another one has finished. */
const busyDelaySeconds = 15;

/** The response of the code host, and the parts of the code that are not stored yet. */
interface News extends Partial<CodeReading> {
  readonly etag: string;
  readonly facts?: RepositoryFacts | undefined;
}

/**
 * The job for `repository.requested`: updates one repository from the code host, and its evidence from its code. Jobs
 * may run concurrently and stop at any point, because each writes in one transaction.
 * @throws AppError `unavailable` while the code host is unavailable, so that the job is retried
 */
export async function analyseRepository(ctx: Ctx, repositoryId: string): Promise<void> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + claimMs);
  const row = await repository.claimRepository(ctx.db, { id: repositoryId, by: ctx.requestId, now, until });
  if (row === undefined) return await waitForOther(ctx, repositoryId);
  const host = await findLinkedHost(ctx, row.userId);
  if (typeof host === 'string') return await stop(ctx, row, host);
  try {
    await store(ctx, row, await readNews(ctx, host, row));
  } catch (error) {
    await putOff(ctx, row, error);
  }
}

/**
 * The repository is deleted, or another job reads it. A job that started too early to see the latest change is
 * followed by another one.
 */
async function waitForOther(ctx: Ctx, repositoryId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const row = await repository.findRepository(ctx.db, repositoryId);
    if (row) await emitLater(ctx, 'repository.requested', { repositoryId }, busyDelaySeconds);
  });
}

async function stop(ctx: Ctx, row: repository.RepositoryRow, reason: 'unlinked' | 'access_lost') {
  await withTransaction(ctx, async (ctx) => {
    const changes = {
      analysisStatus: 'stopped',
      analysisReason: reason,
      retryAt: null,
      wordsRules: 0,
    } as const;
    await repository.updateRepository(ctx.db, row.id, { ...changes, ...released });
    await deleteWords(ctx, row);
    refreshList(ctx, row.userId);
  });
}

/**
 * If the repository has not changed, the first request does not count against the rate limit. The code is read only
 * after a push or for new detectors. Search words have their own version, so reading them again neither proposes a
 * skill nor changes a date.
 */
async function readNews(ctx: Ctx, host: LinkedHost, row: repository.RepositoryRow): Promise<News> {
  const known = row.analysisRules === rules && row.analysisReason !== 'gone';
  const wordsKnown = row.wordsRules === proseVersion;
  const { etag, facts } = await readRepositoryFacts(
    host.get,
    row.fullName || nameIn(row.url),
    known && wordsKnown ? row.etag : '',
  );
  if (facts === undefined) return { etag };
  assertSameRepository(facts, row);
  const same =
    known &&
    facts.pushedAt.getTime() === row.pushedAt.getTime() &&
    facts.fullName === row.fullName &&
    facts.topics.join() === row.topics.join();
  if (!same) return { etag, facts, ...(await readCode(ctx.deps.workPool, host, facts)) };
  // A repository that was private until now has no words.
  const wordsSame = wordsKnown && row.private === facts.private;
  return wordsSame ? { etag, facts } : { etag, facts, readme: await readReadme(host, facts) };
}

/** `owner/name` at the end of the URL, for rows from before the name was stored. */
function nameIn(url: string): string {
  return url.split('/').slice(-2).join('/');
}

/** Another repository has taken the name, or the user no longer contributes to it. */
function assertSameRepository(facts: RepositoryFacts, row: repository.RepositoryRow): void {
  if (facts.id !== row.repoId || !facts.mayPush) throw new HostRefusalError(404);
}

async function store(ctx: Ctx, { id }: repository.RepositoryRow, news: News): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const row = await repository.lockRepository(ctx.db, id);
    // Removed, or another job has taken over.
    if (row?.claimedBy !== ctx.requestId) return;
    if (lostAccess(row)) return await repository.updateRepository(ctx.db, id, released);
    await repository.updateRepository(ctx.db, id, { ...released, ...changesOf(row, news, ctx.clock.now()) });
    if (news.facts && news.evidence !== undefined) await record(ctx, row, news.facts, news.evidence ?? []);
    if (news.facts) await recordWords(ctx, row, news.facts, news.readme);
    refreshList(ctx, row.userId);
  });
}

function changesOf(row: repository.RepositoryRow, { etag, facts, evidence, readme }: News, now: Date) {
  const fork = evidence === undefined ? row.analysisReason === 'fork' : evidence === null;
  return {
    ...(facts && columnsOf(facts)),
    ...(evidence !== undefined && { analysedAt: now, analysisRules: rules }),
    ...(readme !== undefined && { wordsRules: proseVersion }),
    etag,
    checkedAt: now,
    retryAt: null,
    analysisStatus: 'analysed' as const,
    analysisReason: fork ? ('fork' as const) : null,
  };
}

async function record(
  ctx: Ctx,
  row: repository.RepositoryRow,
  { name, fullName, pushedAt }: RepositoryFacts,
  evidence: readonly RepositoryEvidence[],
): Promise<void> {
  await recordReading(ctx, {
    userId: row.userId,
    repositoryId: row.id,
    name,
    fullName,
    evidence,
    proposals: proposeSkills(evidence),
    newSince: row.analysedAt && pushedAt,
  });
}
