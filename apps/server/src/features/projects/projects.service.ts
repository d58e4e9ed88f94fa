import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { NewProject, Project, ProjectPage, projects } from '@teamwright/contracts/projects/projects.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { recordOpened } from '../learning/learning.service.ts';
import { coverageCounter, getCoverage } from '../matching/matching.service.ts';
import { changeSeats } from '../seats/seats.edit.service.ts';
import { settleSeats } from '../seats/seats.service.ts';
import { addOwner, findOffer, listMembers } from '../teams/teams.service.ts';
import { teamsOf, withTeams } from './list/projects.list.service.ts';
import * as activity from './projects.activity.repository.ts';
import { completePosting, storedPosting, withFreeSlug } from './projects.form.service.ts';
import { hoursOf } from './projects.hours.service.ts';
import { canSeeOffer, memberAbilities, projectAbilities, statusBySeats } from './projects.policy.ts';
import * as repository from './projects.repository.ts';
import { projectView, waitlistOf } from './projects.view.ts';

export async function getProjectPage(ctx: Ctx, slug: string): Promise<ProjectPage> {
  const row = await repository.findProjectBySlug(ctx.db, slug);
  if (row === undefined) throw notFound('Project');
  const [project] = await withTeams(ctx, [row]);
  if (project === undefined) throw notFound('Project');
  const memberIds = project.members.map((member) => member.userId);
  const relation = project.viewer?.relation;
  if (ctx.actor)
    recordOpened(ctx, { kind: 'projects', developerId: ctx.actor.userId, projectId: project.id });
  const { status } = project;
  const offer = await offeredTo(ctx, project);
  return {
    ...project,
    members: project.members.map((member) => ({
      ...member,
      can: memberAbilities({
        status,
        relation,
        role: member.role,
        isViewer: member.userId === ctx.actor?.userId,
        hasOpenOffer: offer !== null,
      }),
    })),
    offeredTo: offer,
    coverage: await getCoverage(ctx, project, memberIds),
    ...(await hoursOf(ctx, project, memberIds)),
    can: {
      ...projectAbilities({ status, ownerStatus: row.ownerStatus, relation, isBlocked: false }),
      ...project.viewer?.can,
    },
  };
}

async function offeredTo(ctx: Ctx, { id, members }: Project): Promise<string | null> {
  if (!members.some((member) => member.userId === ctx.actor?.userId)) return null;
  const offer = await findOffer(ctx, id);
  return offer && canSeeOffer(offer, ctx.actor?.userId) ? offer.userId : null;
}

export async function listOwnProjects(
  ctx: UserCtx,
  username: string,
): Promise<Answer<typeof projects.listOwn>> {
  if (username.toLowerCase() !== ctx.actor.username.toLowerCase())
    throw new AppError('forbidden', 'These projects belong to another user');
  const rows = await repository.listManagedProjects(ctx.db, ctx.actor.userId, limits.ownProjects.max);
  const members = await listMembers(
    ctx,
    rows.map((row) => row.id),
  );
  const [teams, countsOf] = await Promise.all([teamsOf(ctx, rows, members), coverageCounter(ctx)]);
  return rows.map((row) => {
    const project = projectView(row, teams(row.id));
    const required = requiredSkills(row);
    const memberIds = project.members.map(({ userId }) => userId);
    const counts = countsOf(row.id, memberIds);
    const withCount = (count: number) =>
      required.filter(({ id }) => counts.get(id) === count).map(({ label }) => label);
    return {
      ...project,
      requiredSkills: required.map(({ label }) => label),
      gaps: withCount(0),
      coveredByOne: memberIds.length > 1 ? withCount(1) : [],
    };
  });
}

function requiredSkills(row: repository.ProjectRow): { id: string; label: string }[] {
  const byId = new Map([...row.technologies, ...row.skills].map((label) => [resolveSkill(label).id, label]));
  return Array.from(byId, ([id, label]) => ({ id, label }));
}

export async function createProject(ctx: UserCtx, input: NewProject): Promise<Project> {
  assertOwnName(ctx, input.ownerId);
  const posting = completePosting(input);
  const id = newId();
  await withFreeSlug(ctx, { title: posting.title }, async (slug) => {
    await withTransaction(ctx, async (ctx) => {
      const now = ctx.clock.now();
      await repository.insertProject(ctx.db, {
        ...storedPosting(posting),
        id,
        slug,
        ownerId: ctx.actor.userId,
        status: statusBySeats(posting.teamSize - 1),
        date: now,
        createdAt: now,
        updatedAt: now,
      });
      await addOwner(ctx, id, ctx.actor.userId);
      if (input.seats === undefined) await settleSeats(ctx, id);
      else await changeSeats(ctx, id, input.seats);
      await emit(ctx, 'project.created', { projectId: id, ownerId: ctx.actor.userId });
    });
  });
  return await getProject(ctx, id);
}

/** @throws AppError `not_found` */
export async function getProject(ctx: Ctx, id: string): Promise<Project> {
  const row = await repository.findProjectById(ctx.db, id);
  const [project] = row === undefined ? [] : await withTeams(ctx, [row]);
  if (project === undefined) throw notFound('Project');
  return project;
}

/** Marks the project as full or open by its open seats, in the transaction that locked it. */
export async function settleStatus(
  ctx: Ctx,
  project: { id: string; status: Project['status'] },
  seatsOpen: number,
): Promise<void> {
  if (project.status !== 'open' && project.status !== 'full') return;
  const status = statusBySeats(seatsOpen);
  if (status === project.status) return;
  await repository.updateProjectStatus(ctx.db, project.id, status, ctx.clock.now());
  await emit(ctx, 'project.status_changed', { projectId: project.id });
  if (status === 'open') await emit(ctx, 'seat.opened', { projectId: project.id });
}

/** The waitlist positions of a user's requests in these projects, by request id. */
export async function listWaitlistPositions(ctx: Ctx, userId: string, projectIds: readonly string[]) {
  const pending = await repository.listPendingOf(ctx.db, userId, projectIds, ctx.clock.now());
  return new Map(pending.map((request) => [request.id, waitlistOf(request)]));
}

export async function countOpenProjects(ctx: Ctx): Promise<number> {
  return await repository.countOpenProjects(ctx.db);
}

function assertOwnName(ctx: UserCtx, ownerId: string | undefined): void {
  if (ownerId !== undefined && ownerId !== ctx.actor.userId)
    throw new AppError('forbidden', 'You can only post projects as yourself');
}

const activityWeeks = 12;

/** The amount of activity in each of the last weeks, oldest first, without content or users. */
export async function getWeeklyActivity(ctx: Ctx, id: string): Promise<Answer<typeof projects.activity>> {
  if (!(await activity.hasProject(ctx.db, id))) throw notFound('Project');
  const rows = await activity.countByWeek(ctx.db, id, ctx.clock.now(), activityWeeks);
  const counts = new Map(rows.map(({ weeksAgo, count }) => [weeksAgo, count]));
  return {
    weeklyActivity: Array.from(
      { length: activityWeeks },
      (_, week) => counts.get(activityWeeks - 1 - week) ?? 0,
    ),
  };
}
