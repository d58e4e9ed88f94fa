import type { EventInstance, EventPerson, EventRule } from '@teamwright/matching/events/instance.ts';
import { createRandom, type Random } from '../../packages/matching/src/testing/random.ts';

const roles = ['engineer', 'designer', 'analyst', 'writer'];
const languages = ['en', 'de', 'pl', 'tr'];
/** First hours of evenings and weekend days, Monday 0:00 is 0. */
const blocks = [18, 42, 66, 90, 114, 129, 134, 139, 153, 158, 163];

/** A cohort of its own kind: not one of the development instances. The same size gives the same event. */
export function makeEvent(size: number): EventInstance {
  const random = createRandom(size);
  const people = Array.from({ length: size }, (_, at) => makePerson(random, at, size));
  return { people, sizes: { min: 4, max: 5, preferred: 4 }, rules };
}

const rules: EventRule[] = [
  { id: 'size', kind: 'size', strength: 'hard' },
  { id: 'apart', kind: 'apart', strength: 'hard' },
  { id: 'engineer', kind: 'role', strength: 4, role: 'engineer', level: 1, count: 1 },
  { id: 'designer', kind: 'role', strength: 2, role: 'designer', level: 1, count: 1 },
  { id: 'hours', kind: 'hours', strength: 4, hours: 8 },
  { id: 'language', kind: 'language', strength: 4 },
  { id: 'friends', kind: 'friends', strength: 2 },
  { id: 'level', kind: 'level', strength: 2, mode: 'balanced', tolerance: 0.5 },
];

function makePerson(random: Random, at: number, size: number): EventPerson {
  const role = roles[random.popular(roles.length)] ?? 'engineer';
  const partner = at % 5 === 0 ? at + 1 : at % 5 === 1 ? at - 1 : undefined;
  return {
    id: `person-${at}`,
    level: random.below(5) / 4,
    roles: { [role]: 1 + random.below(3) },
    slots: makeSlots(random),
    languages: [...new Set([languages[random.popular(4)] ?? 'en', languages[random.popular(4)] ?? 'en'])],
    friends: partner === undefined ? [] : [`person-${partner}`],
    avoid: at % 40 === 7 ? [`person-${random.below(size)}`].filter((id) => id !== `person-${at}`) : [],
  };
}

/** The server assumes a usual week for participants who gave no hours. */
function makeSlots(random: Random): number[] {
  const slots = blocks.flatMap((hour) => (random.next() < 0.6 ? [hour, hour + 1, hour + 2] : []));
  return slots.length > 0 ? slots : blocks;
}
