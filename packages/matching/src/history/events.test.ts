import { expect, test } from 'vitest';
import { Community } from '../score/community.ts';
import { smallCatalogue } from '../testing/catalogue.ts';
import { dayMs, noon, project } from '../testing/profiles.ts';
import { createRandom } from '../testing/random.ts';
import { Events } from './events.ts';
import { type FinishedWork, isBackdated, sameEventDays, type WorkHistory } from './work-history.ts';

/** Two users with thirty finished projects each; some alone, some that ended before they were created. */
function randomHistory(seed: number): WorkHistory {
  const random = createRandom(seed);
  const community = new Community(smallCatalogue);
  for (let at = 0; at < 60; at += 1) {
    const finishedAt = noon - random.below(120) * dayMs;
    const createdAt = finishedAt + (random.below(5) === 0 ? 2 : -30) * dayMs;
    const memberIds = random.below(4) === 0 ? [] : [`mate ${at}`];
    community.putProject(
      project(`f${at}`, { ownerId: `user ${at % 2}`, memberIds, open: false, createdAt, finishedAt }),
    );
  }
  return community.history;
}

/** As documented, with every pair of projects. */
function byPairs(works: readonly FinishedWork[], ofOwner: readonly FinishedWork[], history: WorkHistory) {
  const counts = (work: FinishedWork) => work.team.length > 1 && !isBackdated(work);
  let met = 0;
  for (const work of works.filter(counts)) {
    for (const { day } of ofOwner.filter(counts)) {
      const apart = Math.abs(day - work.day);
      if (apart <= sameEventDays) met += history.eventShare(day) / (1 + apart);
    }
  }
  return met / (met + 0.2);
}

test.each([1, 2, 3, 4, 5])('Events compares as if every pair of projects was compared (seed %i)', (seed) => {
  const history = randomHistory(seed);
  const [works, ofOwner] = [history.of('user 0'), history.of('user 1')];
  const shareOf = (day: number) => history.eventShare(day);
  const expected = byPairs(works, ofOwner, history);
  expect(expected).toBeGreaterThan(0.5);
  expect(new Events(ofOwner, shareOf).sharedWith(works)).toBeCloseTo(expected, 12);
  expect(new Events(works).sharedWith(ofOwner, shareOf)).toBeCloseTo(expected, 12);
});

test('Events without projects of two users shares none', () => {
  expect(new Events([]).sharedWith(randomHistory(1).of('user 0'))).toBe(0);
});
