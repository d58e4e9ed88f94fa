import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher } from './matcher.ts';
import { Community } from './score/community.ts';
import { PairScorer } from './score/pair-scorer.ts';
import { rankedDevelopers, rankedProjects } from './score/ranking/ranking.ts';
import { anyProject, ids } from './testing/arbitraries.ts';
import { smallCatalogue } from './testing/catalogue.ts';
import { developer, noon, project } from './testing/profiles.ts';
import { createRandom } from './testing/random.ts';
import { syntheticDeveloper, syntheticProject } from './testing/synthetic.ts';
import type { Matcher } from './types/matcher.ts';
import type { ProjectProfile } from './types/profiles.ts';

function synthetic(size: number, seed: number): { matcher: Matcher; community: Community } {
  const random = createRandom(seed);
  const matcher = createMatcher({ catalogue: smallCatalogue });
  const community = new Community(smallCatalogue);
  for (let id = 0; id < size; id += 1) {
    const profile = syntheticDeveloper(id, random, smallCatalogue.skills);
    matcher.upsertDeveloper(profile);
    community.putDeveloper(profile);
  }
  for (let id = 0; id < size; id += 1) {
    const profile = syntheticProject(id, random, smallCatalogue.skills);
    matcher.upsertProject(profile);
    community.putProject(profile);
  }
  return { matcher, community };
}

describe('pages', () => {
  const { matcher, community } = synthetic(300, 5);

  test('of developers equal the best of a full scan, and a pair has the same score on both sides', () => {
    const scorer = new PairScorer(community);
    for (const of of [...community.projects.all()].slice(0, 20)) {
      scorer.load(of, noon);
      const best = community.developers.without(of.team, () =>
        rankedDevelopers(scorer, community.developers.open(), 10).map(({ record }) => record.id),
      );
      const page = matcher.recommendDevelopers(of.id, { limit: 10, now: noon });
      expect(page.map(({ developerId }) => developerId)).toEqual(best);
      for (const match of page) expect(matcher.explain(of.id, match.developerId, noon)).toEqual(match);
    }
  });

  test('of projects equal the best of a full scan', () => {
    const scorer = new PairScorer(community);
    for (const by of [...community.developers.all()].slice(0, 20)) {
      const others = [...community.projects.open()].filter(({ team }) => !team.includes(by.id));
      const best = rankedProjects(scorer, by, others, 10, noon).map(({ record }) => record.id);
      const page = matcher.recommendProjects(by.id, { limit: 10, now: noon });
      expect(page.map(({ projectId }) => projectId)).toEqual(best);
      const ranked = matcher.rankProjects(by.id, { limit: 10, now: noon });
      expect(ranked.map(({ id }) => id)).toEqual(best);
      expect(ranked.map(({ score }) => Math.trunc(score))).toEqual(page.map(({ score }) => score));
    }
  });

  test('have scores in descending order', () => {
    for (const of of community.projects.all()) {
      const scores = matcher.recommendDevelopers(of.id, { limit: 30, now: noon }).map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  test('do not change after profiles are removed and added again', () => {
    const before = matcher.recommendDevelopers('p1', { limit: 20, now: noon });
    const random = createRandom(5);
    const profiles = Array.from({ length: 100 }, (_, id) =>
      syntheticDeveloper(id, random, smallCatalogue.skills),
    );
    for (const { id } of profiles) matcher.removeDeveloper(id);
    expect(matcher.recommendDevelopers('p1', { limit: 20, now: noon })).not.toEqual(before);
    for (const profile of profiles) matcher.upsertDeveloper(profile);
    expect(matcher.recommendDevelopers('p1', { limit: 20, now: noon })).toEqual(before);
  });
});

test('a project with aliases of its skills finds the same developers', () => {
  const { matcher } = synthetic(60, 11);
  const namesOf = (skillId: string) => {
    const { id, label, aliases } = smallCatalogue.resolve(skillId);
    return [id, label, ...aliases];
  };
  for (const [at, name] of ids.flatMap(namesOf).entries())
    matcher.upsertDeveloper(
      developer(`named ${at}`, { text: `Likes ${name} and harbours`, interests: [name] }),
    );
  const askedTwice = anyProject.chain((of) =>
    fc.tuple(
      fc.constant(of),
      ...of.required.map(({ skillId }) =>
        fc.tuple(...[0, 1].map(() => fc.constantFrom(...namesOf(skillId)))),
      ),
    ),
  );
  const page = (of: ProjectProfile, labels: readonly (string | undefined)[]) => {
    const required = of.required.map((one, at) => ({ ...one, label: labels[at] ?? one.label }));
    matcher.upsertProject({ ...of, required });
    return matcher
      .recommendDevelopers(of.id, { limit: 50, now: noon })
      .map(({ developerId, score, fit }) => ({ developerId, score, fit }));
  };
  fc.assert(
    fc.property(askedTwice, ([of, ...labels]) => {
      const [one, other] = [0, 1].map((which) =>
        page(
          of,
          labels.map((both) => both[which]),
        ),
      );
      expect(other).toEqual(one);
    }),
  );
});

test('a developer is found among thousands by a skill that implies the required one', () => {
  const { matcher } = synthetic(1000, 3);
  const skills = [{ skillId: 'express', strength: 1, declared: false, repositories: 3, lastSeen: noon }];
  matcher.upsertDeveloper(
    developer('found', { skills, timeZone: 'UTC', lastActiveAt: noon, hoursPerWeek: 40 }),
  );
  matcher.upsertProject(
    project('p', { required: [{ skillId: 'node', label: 'Node.js', kind: 'skill' }], timeZone: 'UTC' }),
  );
  const page = matcher.recommendDevelopers('p', { limit: 100, now: noon });
  expect(page.map(({ developerId }) => developerId)).toContain('found');
});
