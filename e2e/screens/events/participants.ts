import type { EventParticipant } from '../../../packages/contracts/src/events/desk.ts';
import type { Stage } from '../screen.ts';

/** The viewer of a screen as the caller of `e2e/support`. */
export function visitor({ context, page }: Stage) {
  return { context, page, username: '', email: '' };
}

const participant: EventParticipant = {
  id: 'one',
  userId: 'one',
  username: 'quiet-heron',
  profilePicture: null,
  status: 'confirmed',
  roles: [
    { role: 'Backend', level: 3 },
    { role: 'Data', level: 1 },
  ],
  experience: 3,
  languages: ['en', 'fi'],
  skills: ['React', 'PostgreSQL'],
  answers: [],
  wishes: [],
  registeredAt: '2026-11-20T09:30:00.000Z',
  confirmedAt: null,
  waitingPosition: null,
};
/** Participants of an event in several states. */
export const participants = [
  participant,
  { ...participant, id: 'two', username: 'plain-otter', status: 'registered' },
  { ...participant, id: 'three', username: 'grey-gull', status: 'waitlisted', waitingPosition: 2 },
  { ...participant, id: 'four', username: 'small-tern', status: 'withdrawn', roles: [], languages: [] },
];
