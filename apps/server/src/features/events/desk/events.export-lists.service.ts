import type { UserCtx } from '../../../core/ctx.ts';
import { audit } from '../../audit/audit.service.ts';
import { listIdeas } from '../events.questions.repository.ts';
import { getManaged } from '../events.service.ts';
import { listThanksIn } from '../thanks/events.thanks.repository.ts';
import { csvFile } from './events.csv-file.service.ts';
import * as repository from './events.desk.repository.ts';

const ideaHeadings = [
  ...['Title', 'Description', 'Needs', 'Skills', 'Teams at most', 'Proposed by', 'Proposed at'],
  ...['Wishes', 'First wishes', 'Teams'],
];

/** One line for each project idea, with the wishes of all who have not withdrawn, and the published teams. */
export async function exportIdeas(ctx: UserCtx, eventId: string): Promise<string> {
  const event = await getManaged(ctx, eventId);
  const ideas = await listIdeas(ctx.db, event.id);
  const wishes = await repository.countWishes(ctx.db, event.id);
  const wishesOf = new Map(wishes.map((counted) => [counted.ideaId, counted]));
  const teams = Map.groupBy(await repository.listTeamsOfIdeas(ctx.db, event.id), ({ ideaId }) => ideaId);
  await audit(ctx, { actorId: ctx.actor.userId, action: 'event_exported', subject: event.id });
  const lines = ideas.map((idea) => [
    idea.title,
    idea.description,
    idea.needs.map(({ role, count }) => `${role}:${count}`).join('; '),
    idea.skills.join('; '),
    idea.maxTeams,
    idea.username ?? '',
    idea.createdAt.toISOString(),
    wishesOf.get(idea.id)?.wishes ?? 0,
    wishesOf.get(idea.id)?.first ?? 0,
    (teams.get(idea.id) ?? []).map(({ name }) => name).join('; '),
  ]);
  return csvFile(ideaHeadings, lines);
}

const thanksHeadings = ['From', 'To', 'Text', 'On the profile', 'Written at'];

/** Texts from before the export are left out: their writers were promised that only the receivers read them. */
export async function exportThanks(ctx: UserCtx, eventId: string): Promise<string> {
  const event = await getManaged(ctx, eventId);
  const thanks = await listThanksIn(ctx.db, event.id);
  await audit(ctx, { actorId: ctx.actor.userId, action: 'event_exported', subject: event.id });
  const lines = thanks.map(({ from, to, text, isPublic, isExported, createdAt }) => [
    from,
    to,
    isExported || isPublic ? text : '',
    isPublic ? 'yes' : 'no',
    createdAt.toISOString(),
  ]);
  return csvFile(thanksHeadings, lines);
}
