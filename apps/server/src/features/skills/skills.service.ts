import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { PersonSkill, SkillLevel, skills } from '@teamwright/contracts/skills.ts';
import { resolveSkill, searchSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Skill } from '@teamwright/matching/types/skills.ts';
import { assertSelf, type Ctx, type UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { canSeeAllSkills, declaredWeights, maxSkills } from './skills.policy.ts';
import * as repository from './skills.repository.ts';
import { forOthers, personSkills } from './skills.view.ts';

/** The weight of a skill that a user declares without a level. */
export const declaredWeight = declaredWeights.solid;

type SkillAnswer = Pick<PersonSkill, 'skillId' | 'status'> & { readonly level?: SkillLevel | undefined };

interface Declaration {
  readonly userId: string;
  /** As typed; at most `maxSkills`. */
  readonly labels: readonly string[];
  readonly at: Date;
}

interface ShownSkill {
  readonly id: string;
  readonly label: string;
}

export function findSkills(query: ParsedInput<typeof skills.search>['query']): Answer<typeof skills.search> {
  return searchSkills(query.searchTerm, query.limit).map(({ id, label, kind }) => ({ id, label, kind }));
}

/** A user's skills, strongest first; hidden and proposed ones for that user only. */
export async function listSkillsOfUser(ctx: Ctx, userId: string): Promise<PersonSkill[]> {
  if (!(await repository.findActiveUser(ctx.db, userId))) throw notFound('User');
  const all = await listPersonSkills(ctx, [userId]);
  const list = all.get(userId) ?? [];
  if (canSeeAllSkills(ctx.actor?.userId, userId)) return list;
  return list.filter((skill) => skill.status === 'confirmed').map(forOthers);
}

/** Confirmed skills of several users, strongest first, for cards. */
export async function listShownSkills(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<Map<string, ShownSkill[]>> {
  const all = await listPersonSkills(ctx, userIds);
  return new Map(
    [...all].map(([userId, list]) => [
      userId,
      list
        .filter((skill) => skill.status === 'confirmed')
        .map(({ skillId, label }) => ({ id: skillId, label })),
    ]),
  );
}

/**
 * Declares, confirms or hides one of the actor's skills, or undoes the answer so that a found skill is proposed
 * again. `skillId` may be any alias.
 */
export async function putSkill(ctx: UserCtx, userId: string, answer: SkillAnswer): Promise<PersonSkill> {
  const [saved] = await putSkills(ctx, userId, [answer]);
  if (saved === undefined) throw notFound('Skill');
  return saved;
}

/** Saves several answers in one transaction: all or none. Returns the skills concerned. */
export async function putSkills(
  ctx: UserCtx,
  userId: string,
  answers: readonly SkillAnswer[],
): Promise<PersonSkill[]> {
  assertSelf(ctx, userId);
  // Sorted, so that two concurrent calls cannot deadlock.
  const asked = answers
    .map(({ skillId, ...answer }) => ({ skill: resolveSkill(skillId), ...answer }))
    .sort((a, b) => (a.skill.id < b.skill.id ? -1 : 1));
  await withTransaction(ctx, async (ctx) => {
    for (const { skill, status, level } of asked)
      if (status === 'proposed') await proposeAgain(ctx, skill.id);
      else await answerSkill(ctx, skill, status, level);
    await emit(ctx, 'skills.changed', { userId });
  });
  const ids = new Set(asked.map(({ skill }) => skill.id));
  const all = await listPersonSkills(ctx, [userId]);
  return (all.get(userId) ?? []).filter(({ skillId }) => ids.has(skillId));
}

async function answerSkill(
  ctx: UserCtx,
  { id, label }: Skill,
  status: 'confirmed' | 'hidden',
  level: SkillLevel | undefined,
): Promise<void> {
  await assertBelowLimit(ctx, id);
  const now = ctx.clock.now();
  const row = { userId: ctx.actor.userId, skillId: id, label, status, updatedAt: now };
  await repository.upsertPersonSkill(ctx.db, { ...row, declared: status === 'confirmed', createdAt: now });
  if (status === 'confirmed') await declareEvidence(ctx, id, level, now);
}

/**
 * Removes a skill that only the user declared.
 * @throws AppError `not_found`, or `conflict` if something else shows it: it would be found again
 */
export async function removeSkill(ctx: UserCtx, userId: string, skillId: string): Promise<void> {
  assertSelf(ctx, userId);
  const { id } = resolveSkill(skillId);
  await withTransaction(ctx, async (ctx) => {
    if ((await repository.countOtherEvidence(ctx.db, userId, id)) > 0)
      throw new AppError('conflict', 'This skill was found in your work or in a team. Hide it instead.');
    if (!(await repository.removePersonSkill(ctx.db, userId, id))) throw notFound('Skill');
    await emit(ctx, 'skills.changed', { userId });
  });
}

/** Only skills with evidence from the user's work can be proposed. Removes the user's declaration. */
async function proposeAgain(ctx: UserCtx, skillId: string): Promise<void> {
  const { userId } = ctx.actor;
  if ((await repository.countFoundEvidence(ctx.db, userId, skillId)) === 0)
    throw new AppError('conflict', 'This skill was not found in your work');
  await repository.removeDeclaration(ctx.db, userId, skillId, ctx.clock.now());
}

/**
 * Declares skills of many users without any yet, in the caller's transaction, which records the change for matching.
 */
export async function declareForUsers(ctx: Ctx, declarations: readonly Declaration[]): Promise<void> {
  const rows = declarations.flatMap(({ userId, labels, at }) => {
    const skills = new Map(labels.map((label) => [resolveSkill(label).id, label]));
    return [...skills].map(([skillId, label]) => ({ userId, skillId, label, at }));
  });
  await repository.insertDeclared(ctx.db, rows, declaredWeight);
}

/** Deletes a user's skills and evidence with their account. */
export async function deleteSkills(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeSkillsOf(ctx.db, userId);
}

async function declareEvidence(
  ctx: UserCtx,
  skillId: string,
  level: SkillLevel | undefined,
  now: Date,
): Promise<void> {
  const declaration = {
    id: newId(),
    userId: ctx.actor.userId,
    skillId,
    source: 'declared' as const,
    weight: declaredWeights[level ?? 'solid'],
    firstSeen: now,
    lastSeen: now,
  };
  await repository.upsertDeclaration(ctx.db, declaration, { keepsWeight: level === undefined });
}

async function assertBelowLimit(ctx: UserCtx, skillId: string): Promise<void> {
  if ((await repository.countOtherSkills(ctx.db, ctx.actor.userId, skillId)) >= maxSkills)
    throw new AppError('conflict', `A profile can have at most ${maxSkills} skills`);
}

async function listPersonSkills(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, PersonSkill[]>> {
  const [rows, evidence] = await Promise.all([
    repository.listPersonSkills(ctx.db, userIds),
    repository.listEvidence(ctx.db, userIds),
  ]);
  const now = ctx.clock.now().getTime();
  const evidenceOf = Map.groupBy(evidence, (row) => row.userId);
  const byPerson = Map.groupBy(rows, (row) => row.userId);
  return new Map(
    [...byPerson].map(([userId, list]) => [userId, personSkills(list, evidenceOf.get(userId) ?? [], now)]),
  );
}
