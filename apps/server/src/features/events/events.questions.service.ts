import type { ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { EventDesk } from '@teamwright/contracts/events/event-page.ts';
import type { events } from '@teamwright/contracts/events/events.ts';
import type { EventIdea, IdeaEdit, NewIdea } from '@teamwright/contracts/events/ideas.ts';
import type { QuestionList } from '@teamwright/contracts/events/questions.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { canEditEvent, canEditIdea, canManageEvent, eventAbilities } from './events.policy.ts';
import type { QuestionRow } from './events.questions.repository.ts';
import * as repository from './events.questions.repository.ts';
import { type EventRow, updateEvent } from './events.repository.ts';
import { ruleUsingQuestion } from './events.rules.policy.ts';
import { getDesk, lockManaged, lockVisible, managerOf } from './events.service.ts';
import { ideaView } from './events.view.ts';
import { findParticipantOf } from './registration/events.registration.repository.ts';

/**
 * Sets the questions of an event. Answers to a removed question are deleted. A question with answers keeps its text,
 * its kind, its visibility and the options that participants chose, because they answered under these conditions.
 * @throws AppError `conflict` if another organiser saved questions since `version`
 */
export async function putQuestions(
  ctx: UserCtx,
  eventId: string,
  { questions: list, version }: ParsedInput<typeof events.putQuestions>['body'],
): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canEditEvent(event.status)) throw new AppError('conflict', 'This event can no longer be changed');
    if (version !== undefined && version !== event.questionsVersion)
      throw new AppError('conflict', 'Another organiser has changed the questions. Choose a version first.');
    const stored = await repository.listQuestions(ctx.db, event.id);
    const rows = list.map((question, position): QuestionRow => {
      const isKnown = stored.some(({ id }) => id === question.id);
      const id = isKnown && question.id !== undefined ? question.id : newId();
      return { ...question, id, eventId: event.id, position, options: optionsOf(question, position) };
    });
    assertDifferent(rows);
    const removed = stored.filter(({ id }) => !rows.some((row) => row.id === id));
    assertNotInRules(event, removed);
    await assertAnswersFit(ctx, stored, rows);
    await repository.replaceQuestions(ctx.db, event.id, rows);
    await updateEvent(ctx.db, event.id, { questionsVersion: event.questionsVersion + 1 });
    const ids = removed.map(({ id }) => id);
    if (ids.length > 0) await repository.removeAnswers(ctx.db, event.id, ids);
    await emit(ctx, 'event.changed', { eventId: event.id });
  });
  return await getDesk(ctx, eventId);
}

function optionsOf({ kind, options }: QuestionList[number], position: number): string[] {
  if (kind !== 'choice') return [];
  const { min, max } = limits.questionOptions;
  if (options.length < min || options.length > max)
    throw invalidField(`questions.${position}.options`, `A choice has ${min} to ${max} options`);
  return options;
}

function assertDifferent(rows: readonly QuestionRow[]): void {
  const again = rows.findIndex(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (again !== -1) throw invalidField(`questions.${again}.id`, 'This question is in the list already');
}

function assertNotInRules({ rules }: EventRow, removed: readonly QuestionRow[]): void {
  const used = removed.find(({ id }) => ruleUsingQuestion(rules, id) !== undefined);
  if (used !== undefined)
    throw invalidField('questions', `A rule uses the question “${used.label}”. Change the rule first.`);
}

async function assertAnswersFit(
  ctx: UserCtx,
  stored: readonly QuestionRow[],
  rows: readonly QuestionRow[],
): Promise<void> {
  const [first] = stored;
  const answers = first === undefined ? [] : await repository.countAnswers(ctx.db, first.eventId);
  for (const [index, row] of rows.entries()) {
    const before = stored.find(({ id }) => id === row.id);
    const given = answers.filter(({ questionId }) => questionId === row.id);
    if (before === undefined || given.length === 0) continue;
    if (before.label !== row.label)
      throw invalidField(
        `questions.${index}.label`,
        `Participants have answered “${before.label}” already. Keep its text, or add another question.`,
      );
    if (before.kind !== row.kind || before.visibility !== row.visibility)
      throw invalidField(`questions.${index}`, `Participants have answered “${before.label}” already`);
    const lost = given.find(({ value }) => row.kind === 'choice' && !row.options.includes(value));
    if (lost !== undefined)
      throw invalidField(`questions.${index}.options`, `Participants have chosen “${lost.value}” already`);
  }
}

/** @throws AppError `forbidden` unless the actor organises the event or takes part; `conflict` above the limits */
export async function proposeIdea(ctx: UserCtx, eventId: string, input: NewIdea): Promise<EventIdea> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockVisible(ctx, eventId);
    const manager = await managerOf(ctx, event.id);
    const participant = (await findParticipantOf(ctx.db, event.id, ctx.actor.userId))?.status ?? null;
    const now = ctx.clock.now();
    if (!eventAbilities({ ...event, ...manager, participant, notAllowed: null, now }).proposeIdea)
      throw new AppError('forbidden', 'Projects are proposed by organisers, and by participants if they may');
    const ideas = await repository.listIdeas(ctx.db, event.id);
    const own = ideas.filter(({ proposedBy }) => proposedBy === ctx.actor.userId);
    if (
      ideas.length >= limits.eventIdeas ||
      (!canManageEvent(manager) && own.length >= limits.ideasPerParticipant)
    )
      throw new AppError('conflict', `You can propose at most ${limits.ideasPerParticipant} projects`);
    assertKnownRoles(event, input);
    const id = newId();
    const { userId: proposedBy } = ctx.actor;
    await repository.insertIdea(ctx.db, { ...input, id, eventId, proposedBy, createdAt: ctx.clock.now() });
    await emit(ctx, 'event.changed', { eventId: event.id });
    return await getIdea(ctx, event.id, id);
  });
}

function assertKnownRoles({ roles }: EventRow, { needs }: NewIdea): void {
  const unknown = needs.findIndex(({ role }) => !roles.includes(role));
  if (unknown !== -1) throw invalidField(`needs.${unknown}.role`, 'Choose a role of this event');
  if (new Set(needs.map(({ role }) => role)).size < needs.length)
    throw invalidField('needs', 'Name each role once');
}

async function getIdea(ctx: UserCtx, eventId: string, id: string): Promise<EventIdea> {
  const idea = (await repository.listIdeas(ctx.db, eventId)).find((one) => one.id === id);
  if (idea === undefined) throw notFound('Project idea');
  return ideaView(idea, true);
}

/** @throws AppError `conflict` if another user saved the idea since the form was filled */
export async function editIdea(
  ctx: UserCtx,
  eventId: string,
  id: string,
  { version, ...input }: IdeaEdit,
): Promise<EventIdea> {
  return await withTransaction(ctx, async (ctx) => {
    const { event, idea } = await lockForIdea(ctx, eventId, id);
    if (idea.version !== version)
      throw new AppError('conflict', 'Another user has changed this project. Choose a version first.');
    assertKnownRoles(event, input);
    await repository.updateIdea(ctx.db, event.id, id, { ...input, version: version + 1 });
    await emit(ctx, 'event.changed', { eventId: event.id });
    return await getIdea(ctx, event.id, id);
  });
}

export async function removeIdea(ctx: UserCtx, eventId: string, id: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { event } = await lockForIdea(ctx, eventId, id);
    await repository.removeIdea(ctx.db, event.id, id);
    await emit(ctx, 'event.changed', { eventId: event.id });
  });
}

/** Locks the event of an idea that the actor may change. @throws AppError `not_found`, `forbidden` */
async function lockForIdea(
  ctx: UserCtx,
  eventId: string,
  id: string,
): Promise<{ event: EventRow; idea: repository.IdeaRow }> {
  const event = await lockVisible(ctx, eventId);
  const manager = await managerOf(ctx, event.id);
  const idea = (await repository.listIdeas(ctx.db, event.id)).find((one) => one.id === id);
  if (idea === undefined) throw notFound('Project idea');
  const { userId } = ctx.actor;
  const participant = (await findParticipantOf(ctx.db, event.id, userId))?.status ?? null;
  if (!canEditIdea({ ...event, ...manager, participant, userId, now: ctx.clock.now() }, idea))
    throw new AppError(
      'forbidden',
      'Only organisers may do this, and the participant who proposed the project until the registration closes',
    );
  return { event, idea };
}
