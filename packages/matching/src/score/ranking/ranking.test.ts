import { expect, test } from 'vitest';
import { smallCatalogue } from '../../testing/catalogue.ts';
import { dayMs, noon } from '../../testing/profiles.ts';
import { createRandom } from '../../testing/random.ts';
import { syntheticDeveloper, syntheticProject } from '../../testing/synthetic.ts';
import type { Preferences } from '../../types/profiles.ts';
import { Community } from '../community.ts';
import { PairScorer } from '../pair-scorer.ts';
import { rankedProjects } from './ranking.ts';

const ignoresHours: Preferences = {
  skills: 'flexible',
  hours: 'ignore',
  timeZone: 'flexible',
  interests: 'flexible',
};

/** Open projects with and without seats, finished ones that all the developers worked on, and preferences. */
function randomCommunity(seed: number): Community {
  const random = createRandom(seed);
  const community = new Community(smallCatalogue);
  for (let at = 0; at < 40; at += 1) {
    const profile = syntheticDeveloper(at, random, smallCatalogue.skills);
    community.putDeveloper(at % 3 === 0 ? { ...profile, preferences: ignoresHours } : profile);
  }
  for (let at = 0; at < 200; at += 1) {
    const profile = syntheticProject(at, random, smallCatalogue.skills);
    const ownerId = `d${random.below(40)}`;
    const memberIds = [`d${random.below(40)}`];
    const finishedAt = noon - random.below(800) * dayMs;
    const seats = profile.required.map((required, seat) => ({
      id: `${at} ${seat}`,
      name: `Seat ${seat}`,
      skills: [required],
      level: 'any' as const,
      hoursPerWeek: random.below(10),
      memberId: null,
      open: random.below(3) > 0,
    }));
    if (at % 2 === 0) community.putProject({ ...profile, ownerId, memberIds, open: false, finishedAt });
    else community.putProject(at % 4 === 1 ? { ...profile, ownerId, seats } : { ...profile, ownerId });
  }
  return community;
}

test.each([1, 2, 3])('rankedProjects ranks each project as a new scorer does (seed %i)', (seed) => {
  const community = randomCommunity(seed);
  const scorer = new PairScorer(community);
  for (const developer of community.developers.all()) {
    const ranked = rankedProjects(scorer, developer, community.projects.open(), 20, noon);
    expect(ranked).toHaveLength(20);
    for (const { record, rank } of ranked) {
      const alone = new PairScorer(community);
      alone.load(record, noon);
      alone.measure(developer);
      expect(rank).toBe(alone.rank());
    }
  }
});
