import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { onboarding } from '@teamwright/contracts/onboarding.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import type { ReadRepository } from '../../db/schema/onboarding.ts';
import { getOwnAccount } from '../accounts/accounts.service.ts';
import { updateProfile } from '../profiles/profiles.service.ts';
import { refreshList } from '../repositories/repositories.refresh.service.ts';
import { addRepositories } from '../repositories/repositories.service.ts';
import { listSkillsOfUser, putSkills } from '../skills/skills.service.ts';
import { foundSkills } from './onboarding.policy.ts';
import * as repository from './onboarding.repository.ts';
import { onboardingView } from './onboarding.view.ts';
import { findWelcome } from './onboarding.welcome.service.ts';

type Confirmation = ParsedInput<typeof onboarding.confirm>['body'];

/** How far the first steps are, and what the user's first sign-in with the code host found. */
export async function getOnboarding(ctx: UserCtx): Promise<Answer<typeof onboarding.get>> {
  const row = await repository.findOnboarding(ctx.db, ctx.actor.userId);
  const welcome = await findWelcome(ctx);
  if (row === undefined) return { onboarding: null, welcome };
  const found = onboardingView(row, await listKnownSkills(ctx), await getOwnAccount(ctx));
  return { onboarding: found, welcome };
}

/** Skills that the user has confirmed or hidden. */
async function listKnownSkills(ctx: UserCtx): Promise<Set<string>> {
  const skills = await listSkillsOfUser(ctx, ctx.actor.userId);
  return new Set(skills.filter(({ status }) => status !== 'proposed').map(({ skillId }) => skillId));
}

/**
 * Saves the kept skills, hides the others, imports the repositories that show a kept skill, and fills in the given
 * fields, all or nothing. A repeated confirmation changes nothing.
 * @throws AppError `not_found` without a first sign-in, `conflict` while repositories are read
 */
export async function confirmOnboarding(ctx: UserCtx, { skills, ...profile }: Confirmation): Promise<void> {
  const { userId } = ctx.actor;
  await withTransaction(ctx, async (ctx) => {
    const row = await repository.lockOnboarding(ctx.db, userId);
    if (row === undefined) throw notFound('A first sign-in with GitHub was');
    if (row.status === 'confirmed') return;
    if (row.status !== 'ready')
      throw new AppError('conflict', 'Your repositories have not been read yet. Please wait a moment.');
    const found = foundSkills(row.found, await listKnownSkills(ctx)).map(({ skillId }) => skillId);
    const asked = new Set(skills);
    const kept = new Set(found.filter((skillId) => asked.has(skillId)));
    await saveSkills(ctx, found, kept);
    await addRepositories(ctx, row.found.filter((one) => shows(one, kept)).map(columnsOf));
    if (Object.values(profile).some((value) => value !== undefined))
      await updateProfile(ctx, userId, profile);
    const end = { status: 'confirmed', found: [], profile: null, updatedAt: ctx.clock.now() } as const;
    await repository.updateOnboarding(ctx.db, userId, end);
    refreshList(ctx, userId);
  });
}

async function saveSkills(ctx: UserCtx, found: readonly string[], kept: ReadonlySet<string>): Promise<void> {
  if (found.length === 0) return;
  const answers = found.map((skillId) => {
    const status = kept.has(skillId) ? ('confirmed' as const) : ('hidden' as const);
    return { skillId, status };
  });
  await putSkills(ctx, ctx.actor.userId, answers);
}

function shows({ skills }: ReadRepository, kept: ReadonlySet<string>): boolean {
  return skills.some(({ skillId }) => kept.has(skillId));
}

function columnsOf({ skills: _, pushedAt, topics, ...rest }: ReadRepository) {
  return { ...rest, topics: [...topics], pushedAt: new Date(pushedAt) };
}

/** Decides later, or continues. @throws AppError `not_found` without a first sign-in */
export async function setOnboardingSkipped(ctx: UserCtx, skipped: boolean): Promise<void> {
  const changes = { skipped, updatedAt: ctx.clock.now() };
  if (!(await repository.updateOnboarding(ctx.db, ctx.actor.userId, changes)))
    throw notFound('A first sign-in with GitHub was');
}

/** Starts with the first link of an account, and again after an unlinked account is linked. */
export async function startOnboarding(ctx: Ctx, userId: string): Promise<void> {
  if (await repository.insertOnboarding(ctx.db, userId, ctx.clock.now()))
    await emit(ctx, 'onboarding.requested', { userId });
}

/** Continues after a sign-in that renewed the access to the code host. */
export async function resumeOnboarding(ctx: Ctx, userId: string): Promise<void> {
  if (await repository.updateRestarted(ctx.db, userId, ctx.clock.now()))
    await emit(ctx, 'onboarding.requested', { userId });
}

/** A finished reading can still be confirmed after the access is lost. */
export async function stopOnboarding(ctx: Ctx, userId: string): Promise<void> {
  const row = await repository.lockOnboarding(ctx.db, userId);
  if (row?.status !== 'reading') return;
  await repository.updateOnboarding(ctx.db, userId, {
    status: 'stopped',
    reason: 'access_lost',
    retryAt: null,
  });
  refreshList(ctx, userId);
}

/** After unlinking, what was read is deleted, because it may be private. */
export async function clearOnboarding(ctx: Ctx, userId: string): Promise<void> {
  const row = await repository.lockOnboarding(ctx.db, userId);
  if (row === undefined || row.status === 'confirmed') return;
  const cleared = { found: [], profile: null, total: 0, chosen: 0, retryAt: null } as const;
  await repository.updateOnboarding(ctx.db, userId, { status: 'stopped', reason: 'unlinked', ...cleared });
  refreshList(ctx, userId);
}

/** Deletes what was found with the account. */
export async function deleteOnboarding(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeOnboarding(ctx.db, userId);
}
