import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { eventAgenda } from '@teamwright/contracts/events/agenda.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { countParticipants } from '../events.repository.ts';
import { eventCardView } from '../events.view.ts';
import { nextStep } from './events.agenda.policy.ts';
import * as repository from './events.agenda.repository.ts';

const maxOwn = 6;
const maxUpcoming = 2;

/** The actor's events that are not over, and some that they can join. */
export async function getAgenda(ctx: UserCtx): Promise<Answer<typeof eventAgenda.agenda>> {
  const now = ctx.clock.now();
  const { userId } = ctx.actor;
  const own = await repository.listOwnEvents(ctx.db, { userId, now, limit: maxOwn });
  const upcoming = await repository.listEventsToJoin(ctx.db, { userId, now, limit: maxUpcoming });
  const ids = [...own.map(({ event }) => event.id), ...upcoming.map(({ id }) => id)];
  const counts = await countParticipants(ctx.db, ids);
  return {
    own: own.map(({ event, organiser, participant }) => ({
      ...eventCardView(event, counts),
      organiser,
      participant,
      nextStep: nextStep({
        status: event.status,
        organiser,
        participant,
        deadlinePassed: event.deadline <= now,
        confirmationAsked: event.confirmationAskedAt !== null,
      }),
    })),
    upcoming: upcoming.map((event) => eventCardView(event, counts)),
  };
}
