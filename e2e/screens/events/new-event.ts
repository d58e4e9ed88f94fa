import { paths } from '../../../apps/web/src/paths.ts';
import type { EventPage } from '../../../packages/contracts/src/events/event-page.ts';
import { openEvent, registerFor } from '../../support/events.ts';
import type { Stage } from '../screen.ts';
import { visitor } from './participants.ts';

const questions = [
  {
    kind: 'choice',
    label: 'Which meal do you prefer?',
    options: ['Soup', 'Salad'],
    visibility: 'organisers_only',
    required: true,
  },
  { kind: 'scale', label: 'How much do you like to present?', visibility: 'used_in_rule' },
  { kind: 'text', label: 'What would you bring?', visibility: 'shown_to_teams' },
];
export const ideas = ['Ferry board that shows what is late', 'Quiet buoy', 'Tide clock'];

/** An event of the viewer, with questions and project ideas. */
export async function newEvent(stage: Stage, changes: object = {}): Promise<EventPage> {
  return await openEvent(visitor(stage), changes, { questions, ideas });
}

/** The page of a new event. */
export function eventPath(changes: object = {}) {
  return async (stage: Stage) => paths.event((await newEvent(stage, changes)).slug);
}

/** The page of a new event in which the viewer takes part. */
export async function registeredPath(stage: Stage): Promise<string> {
  const event = await newEvent(stage);
  await registerFor(event, visitor(stage));
  return paths.event(event.slug);
}

/** The viewer of an event that takes no registrations. */
export function viewer(
  event: EventPage,
  changes: Partial<NonNullable<EventPage['viewer']>>,
): EventPage['viewer'] {
  const { viewer } = event;
  return viewer && { ...viewer, ...changes, can: { ...viewer.can, register: false } };
}
