import type { Span } from '../content/cast-member.ts';
import type { Random } from './random.ts';
import type { Goal } from './types.ts';

const workdays = [0, 1, 2, 3, 4];
const weekend = [5, 6];

/** Weeks as people give them, in local time. */
const habits: readonly (readonly Span[])[] = [
  [{ days: workdays, from: 19, to: 22 }],
  [
    { days: workdays, from: 18, to: 21 },
    { days: weekend, from: 10, to: 16 },
  ],
  [
    { days: [1, 3], from: 18, to: 22 },
    { days: [6], from: 9, to: 13 },
  ],
  [{ days: weekend, from: 9, to: 19 }],
  [{ days: [...workdays, ...weekend], from: 21, to: 24 }],
  [{ days: workdays, from: 9, to: 15 }],
  [
    { days: workdays, from: 6, to: 8 },
    { days: [5], from: 7, to: 12 },
  ],
  [{ days: [1], from: 17, to: 21 }],
];

/** The share of users who gave no hours. */
const silentShare = 0.35;

/** Whether the user is free in each hour from Monday 00:00; null for no hours given. */
export function pickWeek(random: Random): boolean[] | null {
  if (random.chance(silentShare)) return null;
  return weekOf(random.pick(habits));
}

/** Whether each hour from Monday 00:00 is in one of the spans. */
export function weekOf(spans: readonly Span[]): boolean[] {
  return Array.from({ length: 7 * 24 }, (_, at) => {
    const [day, hour] = [Math.floor(at / 24), at % 24];
    return spans.some(({ days, from, to }) => days.includes(day) && hour >= from && hour < to);
  });
}

const goalsOfKind: Readonly<Record<string, readonly Goal[]>> = {
  founder: ['found', 'build'],
  student: ['learn', 'hackathon'],
  newcomer: ['learn'],
  ai: ['hackathon', 'build', 'found'],
  game: ['hackathon', 'build'],
  writing: ['maintain', 'learn'],
  security: ['maintain', 'learn'],
};
const commonGoals: readonly Goal[] = ['build', 'build', 'learn', 'maintain', 'hackathon'];

/** One or two goals that fit the archetype; none for users who gave none. */
export function pickGoals(archetype: string, random: Random): Goal[] {
  if (random.chance(silentShare)) return [];
  return [...new Set(random.sample(goalsOfKind[archetype] ?? commonGoals, random.int(1, 2)))];
}
