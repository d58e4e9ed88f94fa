import { expect, test } from 'vitest';
import { Community } from '../score/community.ts';
import { smallCatalogue } from '../testing/catalogue.ts';
import { dayMs, noon, project } from '../testing/profiles.ts';
import { createRandom } from '../testing/random.ts';
import { eventDaysOf, sameEventDays, sharedEvents } from './event-days.ts';
import { type FinishedWork, isBackdated } from './finished-work.ts';
import type { WorkHistory } from './work-history.ts';

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

test.each([1, 2, 3, 4, 5])('sharedEvents equals a comparison of every pair of projects (seed %i)', (seed) => {
  const history = randomHistory(seed);
  const [own, owner] = [history.of('user 0'), history.of('user 1')];
  const expected = byPairs(own, owner, history);
  expect(expected).toBeGreaterThan(0.5);
  const shareOf = (day: number) => history.eventShare(day);
  expect(sharedEvents(eventDaysOf(own), eventDaysOf(owner), shareOf)).toBeCloseTo(expected, 12);
  expect(history.sharedEvents('user 0', 'user 1')).toBeCloseTo(expected, 12);
});

test('a history knows the projects that were added and removed since it was asked', () => {
  const community = new Community(smallCatalogue);
  const { history } = community;
  const finished = (id: string, ownerId: string) =>
    project(id, { ownerId, memberIds: ['mate'], open: false, createdAt: 0, finishedAt: noon });
  community.putProject(finished('one', 'ada'));
  expect(history.sharedEvents('ada', 'ben')).toBe(0);
  community.putProject(finished('other', 'ben'));
  const shared = history.sharedEvents('ada', 'ben');
  expect(shared).toBeGreaterThan(0.5);
  community.putProject(project('other', { ownerId: 'ben', open: true }));
  expect(history.sharedEvents('ada', 'ben')).toBe(0);
});
