import { eventAgenda } from '@teamwright/contracts/events/agenda.ts';
import { events } from '@teamwright/contracts/events/events.ts';
import { eventIdeas } from '@teamwright/contracts/events/ideas.ts';
import { eventRegistration } from '@teamwright/contracts/events/registration.ts';
import { eventRules } from '@teamwright/contracts/events/rules.ts';
import { type App, ok, route } from '../../core/http.ts';
import { getAgenda } from './agenda/events.agenda.service.ts';
import * as edit from './events.edit.service.ts';
import * as organisers from './events.organisers.service.ts';
import * as questions from './events.questions.service.ts';
import * as rules from './events.rules.service.ts';
import * as service from './events.service.ts';
import { getRegistration } from './registration/events.own-registration.service.ts';
import * as registration from './registration/events.registration.service.ts';

export function eventsRoutes(app: App): void {
  route(app, events.list, (ctx, { query }) => service.listEvents(ctx, query), { limit: 'search' });
  route(app, eventAgenda.agenda, (ctx) => getAgenda(ctx));
  route(app, events.bySlug, (ctx, { params }) => service.getEventPage(ctx, params.slug));
  route(app, events.calendar, async (ctx, { params }, { reply }) => {
    const file = await service.getCalendar(ctx, params.slug);
    reply.type('text/calendar; charset=utf-8');
    return file;
  });
  route(app, events.create, (ctx, { body }) => edit.createEvent(ctx, body), { successLimit: 'create' });
  route(app, events.desk, (ctx, { params }) => service.getDesk(ctx, params.id));
  route(app, events.edit, (ctx, { params, body }) => edit.editEvent(ctx, params.id, body), { limit: 'edit' });
  route(app, events.open, (ctx, { params }) => edit.openEvent(ctx, params.id));
  route(app, events.close, (ctx, { params }) => edit.closeEvent(ctx, params.id));
  route(app, events.cancel, (ctx, { params, body }) => edit.cancelEvent(ctx, params.id, body.reason));
  route(app, events.archive, (ctx, { params, body }) => edit.archiveEvent(ctx, params.id, body.archived));
  route(app, events.remove, async (ctx, { params }) => {
    await edit.removeEvent(ctx, params.id);
    return ok('Deleted');
  });
  route(
    app,
    events.putOrganiser,
    (ctx, { params }) => organisers.putOrganiser(ctx, params.id, params.userId),
    { limit: 'invite' },
  );
  route(app, events.removeOrganiser, async (ctx, { params }) => {
    await organisers.removeOrganiser(ctx, params.id, params.userId);
    return ok('Removed');
  });
  route(app, events.putQuestions, (ctx, { params, body }) => questions.putQuestions(ctx, params.id, body));
  route(app, eventIdeas.proposeIdea, (ctx, { params, body }) => questions.proposeIdea(ctx, params.id, body));
  route(app, eventIdeas.editIdea, (ctx, { params, body }) =>
    questions.editIdea(ctx, params.id, params.ideaId, body),
  );
  route(app, eventIdeas.removeIdea, async (ctx, { params }) => {
    await questions.removeIdea(ctx, params.id, params.ideaId);
    return ok('Deleted');
  });
  route(app, eventRules.rules, (ctx, { params }) => rules.getRules(ctx, params.id));
  route(app, eventRules.putRules, (ctx, { params, body }) => rules.putRules(ctx, params.id, body));
  route(app, eventRules.presetRules, (ctx, { params }) => rules.proposeRules(ctx, params.id, params.preset));
}

export function eventRegistrationRoutes(app: App): void {
  route(app, eventRegistration.registration, (ctx, { params }) => getRegistration(ctx, params.id));
  route(
    app,
    eventRegistration.register,
    (ctx, { params, body }) => registration.register(ctx, params.id, body),
    { limit: 'join' },
  );
  route(app, eventRegistration.editRegistration, (ctx, { params, body }) =>
    registration.editRegistration(ctx, params.id, body),
  );
  route(app, eventRegistration.confirm, (ctx, { params }) =>
    registration.confirmRegistration(ctx, params.id),
  );
  route(app, eventRegistration.withdraw, async (ctx, { params }) => {
    await registration.withdrawRegistration(ctx, params.id);
    return ok('Withdrawn');
  });
  route(
    app,
    eventRegistration.addFriend,
    (ctx, { params, body }) => registration.addFriend(ctx, params.id, body.friendCode),
    { limit: 'join' },
  );
  route(app, eventRegistration.removeFriend, (ctx, { params }) =>
    registration.removeFriend(ctx, params.id, params.participantId),
  );
}
