import { limits } from '@teamwright/contracts/core/limits.ts';
import { proposeSkills } from '@teamwright/matching/analysis/propose-skills.ts';
import { z } from 'zod';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emitLater } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import type { HostProfile, ReadRepository } from '../../db/schema/onboarding.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import {
  plainText,
  type RepositoryFacts,
  repositoryFacts,
  shaped,
} from '../../platform/codehost/repository.ts';
import { findLinkedHost, type LinkedHost } from '../github/github.linked.service.ts';
import { readCode } from '../repositories/repositories.reading.service.ts';
import { refreshList } from '../repositories/repositories.refresh.service.ts';
import { chooseRepositories } from './onboarding.policy.ts';
import * as repository from './onboarding.repository.ts';

const hostProfile = z.object({
  bio: z.string().nullish(),
  company: z.string().nullish(),
  location: z.string().nullish(),
});

/** The largest page size of the code host. */
const pageSize = 100;
/** Older repositories would not be chosen. */
const maxPages = 5;
const maxPauseSeconds = 3600;

type Changes = Parameters<typeof repository.updateClaimed>[2];

/** Saves progress of this job. Returns false if the job has to end: another one took over, or the user left. */
type Save = (changes: Changes) => Promise<boolean>;

/**
 * The job for `onboarding.requested`: reads the profile and the last changed repositories of a user. What has been read
 * is stored after each repository, so a repeated job continues there. Writes nothing else.
 * @throws AppError `unavailable` while the code host is unavailable, so that the job is retried
 */
export async function readOnboarding(ctx: Ctx, userId: string): Promise<void> {
  const row = await repository.claimOnboarding(ctx.db, userId, ctx.requestId);
  if (row === undefined) return;
  const save: Save = (changes) => saveClaimed(ctx, userId, changes);
  const host = await findLinkedHost(ctx, userId);
  if (typeof host === 'string') return void (await save({ status: 'stopped', reason: host }));
  try {
    await readAll(ctx, host, row, save);
  } catch (error) {
    await putOff(ctx, userId, error);
  }
}

async function saveClaimed(ctx: Ctx, userId: string, changes: Changes): Promise<boolean> {
  return await withTransaction(ctx, async (ctx) => {
    const by = { userId, by: ctx.requestId };
    const saved = await repository.updateClaimed(ctx.db, by, { ...changes, updatedAt: ctx.clock.now() });
    if (saved) refreshList(ctx, userId);
    return saved;
  });
}

async function readAll(ctx: Ctx, host: LinkedHost, row: repository.OnboardingRow, save: Save): Promise<void> {
  const profile = profileOf((await host.get('/user')).data);
  const all = await listRepositories(host);
  const chosen = chooseRepositories(all);
  const waiting = { reason: null, retryAt: null };
  if (!(await save({ ...waiting, profile, total: all.length, chosen: chosen.length }))) return;
  let found = row.found;
  const read = new Set(found.map(({ repoId }) => repoId));
  for (const facts of chosen.filter(({ id }) => !read.has(id))) {
    found = [...found, await readRepository(ctx, host, facts)];
    if (!(await save({ found }))) return;
  }
  await save({ status: 'ready', found });
}

function profileOf(data: unknown): HostProfile {
  const { bio, company, location } = shaped(hostProfile, data);
  return {
    bio: plainText(bio ?? '', limits.bio.max),
    workplace: plainText((company ?? '').replace(/^@/, ''), limits.workplace.max),
    area: plainText(location ?? '', limits.area.max),
  };
}

async function listRepositories({ get }: LinkedHost): Promise<RepositoryFacts[]> {
  const all: RepositoryFacts[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, pages } = await get('/user/repos', { query: { per_page: pageSize, page, sort: 'pushed' } });
    all.push(...shaped(z.array(z.unknown()), data).map(repositoryFacts));
    if (!pages.has('next')) break;
  }
  return all;
}

/** A repository that is empty, or has gone since it was listed, shows no skills. */
async function readRepository(ctx: Ctx, host: LinkedHost, facts: RepositoryFacts): Promise<ReadRepository> {
  const { id: repoId, name, fullName, description, language, url, topics, pushedAt } = facts;
  const texts = { name, fullName, description, language, url, topics };
  const stored = { repoId, private: facts.private, ...texts, pushedAt: pushedAt.toISOString() };
  try {
    const { evidence } = await readCode(ctx.deps.workPool, host, facts);
    return { ...stored, skills: proposeSkills(evidence ?? []) };
  } catch (error) {
    if (error instanceof HostRefusalError && error.status !== 401) return { ...stored, skills: [] };
    throw error;
  }
}

/** Stores why the reading pauses. After a 401, the event `github.access_lost` has stopped it already. */
async function putOff(ctx: Ctx, userId: string, error: unknown): Promise<void> {
  if (error instanceof HostRefusalError)
    return void (await saveClaimed(ctx, userId, { status: 'stopped', reason: 'access_lost' }));
  if (!(error instanceof AppError) || error.code !== 'rate_limited') {
    await saveClaimed(ctx, userId, { reason: 'unavailable' });
    throw error;
  }
  const seconds = Math.min(maxPauseSeconds, (error.retryAfter ?? 60) + 1);
  const retryAt = new Date(ctx.clock.now().getTime() + seconds * 1000);
  await withTransaction(ctx, async (ctx) => {
    if (await saveClaimed(ctx, userId, { reason: 'rate_limited', retryAt }))
      await emitLater(ctx, 'onboarding.requested', { userId }, seconds);
  });
}
