import type { ProjectEdit } from '@teamwright/contracts/projects/management.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { changeSeats } from '../seats/seats.edit.service.ts';
import { adaptSeats, settleSeats } from '../seats/seats.service.ts';
import { assertCanManage, type LockedProject, lockProject } from '../teams/teams.service.ts';
import { completePosting, storedPosting, withFreeSlug } from './projects.form.service.ts';
import { noEditReason } from './projects.policy.ts';
import * as repository from './projects.repository.ts';
import { getProject, settleStatus } from './projects.service.ts';
import { slugOf } from './projects.slug.policy.ts';

type Posting = ReturnType<typeof completePosting>;

/**
 * Edits a project. A new title creates a new slug; the old slug redirects to it.
 * @throws AppError `conflict` when it is archived, when the new team size is below the number of members, or when it
 * removes the seat of a member
 */
export async function editProject(ctx: UserCtx, id: string, edit: ProjectEdit): Promise<Project> {
  const save = (slug: string | undefined) => withTransaction(ctx, (ctx) => change(ctx, id, edit, slug));
  if (edit.title === undefined) await save(undefined);
  else await withFreeSlug(ctx, { title: edit.title, projectId: id }, save);
  return await getProject(ctx, id);
}

async function change(
  ctx: UserCtx,
  id: string,
  edit: ProjectEdit,
  freeSlug: string | undefined,
): Promise<void> {
  const project = await lockProject(ctx, id);
  await assertCanManage(ctx, project.id);
  const refusal = noEditReason(project.status);
  if (refusal !== undefined) throw new AppError('conflict', refusal);
  const before = await repository.findProjectById(ctx.db, project.id);
  if (before === undefined) throw notFound('Project');
  const typed = { ...before, startDate: before.startDate ?? '', endDate: before.endDate ?? '' };
  const posting = completePosting({ ...typed, ...edit }, typed);
  const seatsOpen = seatsLeft(project, posting);
  // The edit refers to the seats as they were read, which may not be stored yet.
  await settleSeats(ctx, project.id);
  if (freeSlug !== undefined && slugOf(posting.title) !== slugOf(before.title))
    await repository.updateSlug(ctx.db, { id: project.id, from: before.slug, to: freeSlug });
  const now = ctx.clock.now();
  await repository.updateProject(ctx.db, project.id, {
    ...storedPosting(posting),
    editedAt: now,
    updatedAt: now,
  });
  if (edit.seats === undefined) await adaptSeats(ctx, project.id, before);
  else await changeSeats(ctx, project.id, edit.seats);
  await settleStatus(ctx, project, seatsOpen);
  await emit(ctx, 'project.edited', { projectId: project.id });
}

/** Open seats of the changed team. Members keep their seats. */
function seatsLeft(project: LockedProject, { teamSize }: Posting): number {
  const members = project.teamSize - project.seatsOpen;
  if (teamSize >= members) return teamSize - members;
  const text = `The team already has ${members} members`;
  throw new AppError('conflict', text, { fields: { teamSize: text } });
}
