import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { ReportKind } from '@teamwright/contracts/reports/kinds.ts';
import type { ReportQuery, reports } from '@teamwright/contracts/reports/reports.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { knownId, newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import * as list from './reports.list.repository.ts';
import { holdPictures, listHeld, releasePicturesAbout } from './reports.pictures.repository.ts';
import { canReport } from './reports.policy.ts';
import * as repository from './reports.repository.ts';
import * as subjects from './reports.subjects.repository.ts';
import { reportedThing } from './reports.view.ts';

type NewReport = ParsedInput<typeof reports.create>['body'];

const nameOf = { person: 'User', message: 'Message', comment: 'Comment', project: 'Project' } as const;

/**
 * Reports a thing to the administrators, with its current content.
 * @throws AppError `not_found`, `forbidden` for what the actor cannot see, `conflict` for the actor's own things and
 * for one that they have already reported
 */
export async function reportThing(ctx: UserCtx, { kind, id, reason, note }: NewReport): Promise<void> {
  const reporterId = ctx.actor.userId;
  await withTransaction(ctx, async (ctx) => {
    const subjectId = knownId(id, nameOf[kind]);
    const { seen, ...subject } = await getSubject(ctx, kind, subjectId);
    if (!seen) throw new AppError('forbidden', 'Only the team sees this message');
    if (!canReport(reporterId, subject)) throw new AppError('conflict', 'You can’t report your own content');
    const reportId = newId();
    const added = await repository.insertReport(ctx.db, {
      id: reportId,
      reporterId,
      kind,
      subjectId,
      reason,
      note,
      ...subject,
      createdAt: ctx.clock.now(),
    });
    if (!added)
      throw new AppError('conflict', 'You have already reported this. An administrator will review it');
    if (kind === 'message') await holdPictures(ctx.db, reportId, subjectId);
    await emit(ctx, 'report.filed', { kind, subjectId });
  });
}

async function getSubject(ctx: UserCtx, kind: ReportKind, id: string): Promise<subjects.Subject> {
  const find = {
    person: () => subjects.findPerson(ctx.db, id),
    message: () => subjects.findMessage(ctx.db, id, ctx.actor.userId),
    comment: () => subjects.findComment(ctx.db, id),
    project: () => subjects.findProject(ctx.db, id),
  } as const;
  const subject = await find[kind]();
  if (subject === undefined) throw notFound(nameOf[kind]);
  return subject;
}

/** A page of reported things, in a fixed number of queries. */
export async function listReports(ctx: UserCtx, query: ReportQuery): Promise<Answer<typeof reports.list>> {
  const [rows, total] = await Promise.all([list.listThings(ctx.db, query), list.countThings(ctx.db, query)]);
  const subjectIds = rows.map(({ thing }) => thing.subjectId);
  const [filed, current, held] = await Promise.all([
    list.listReports(
      ctx.db,
      rows.flatMap(({ thing }) => thing.reportIds),
    ),
    list.listCurrent(ctx.db, subjectIds),
    listHeld(ctx.db, subjectIds),
  ]);
  const words = new Map(current.map((row) => [row.id, row.words]));
  const things = rows.map((row) => {
    const reports = filed.filter(({ id }) => row.thing.reportIds.includes(id));
    const { subjectId } = row.thing;
    const pictures = held.filter((picture) => picture.subjectId === subjectId);
    return reportedThing(row, { reports, pictures, current: words.get(subjectId) }, ctx.actor.userId);
  });
  return { things, total };
}

export async function countOpen(ctx: Ctx): Promise<number> {
  return await repository.countOpenThings(ctx.db);
}

/** Makes every administrator's client refetch list and count. */
export async function refreshQueue(ctx: Ctx): Promise<void> {
  for (const id of await repository.listAdminIds(ctx.db))
    ctx.deps.realtime.toUser(id, 'changed', { entity: 'reports', id });
}

/**
 * When an account is deleted, clears what the user wrote and what was kept of them. The remaining rows show 'Deleted
 * user'.
 */
export async function eraseReportsOf(ctx: Ctx, userId: string): Promise<void> {
  await repository.updateGone(ctx.db, userId, ctx.clock.now());
  await repository.eraseWords(ctx.db, userId);
  await releasePicturesAbout(ctx.db, userId);
}
