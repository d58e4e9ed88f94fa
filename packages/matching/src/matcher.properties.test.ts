import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highestLevel } from './fairness/exposure-level.ts';
import { createMatcher } from './matcher.ts';
import { summariseEvidence } from './profile/strength.ts';
import { Community } from './score/community.ts';
import { PairScorer } from './score/pair-scorer.ts';
import { bestDevelopers, bestProjects } from './score/ranking.ts';
import { features, skillFeatures } from './score/weights.ts';
import { smallCatalogue } from './testing/catalogue.ts';
import { DAY, developer, NOW, project, required } from './testing/profiles.ts';
import { createRandom } from './testing/random.ts';
import { syntheticDeveloper, syntheticProject } from './testing/synthetic.ts';
import type { DeveloperProfile, Evidence, Explanation, Matcher, ProjectProfile, Term } from './types.ts';

const ids = smallCatalogue.skills.map(({ id }) => id);
const zone = fc.constantFrom(null, 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'No/Where');
const place = fc.constantFrom('', 'North', 'South');
const text = fc.constantFrom('', 'harbour log for small boats', 'ledger of shared costs, offline boats');

const anySkill = fc.record({
  skillId: fc.constantFrom(...ids, 'free tag'),
  strength: fc.double({ min: 0, max: 1, noNaN: true }),
  declared: fc.boolean(),
  repositories: fc.nat(9),
  lastSeen: fc.integer({ min: 0, max: 2000 }).map((days) => NOW - days * DAY),
});

const anyDeveloper: fc.Arbitrary<DeveloperProfile> = fc.record({
  id: fc.constant('d'),
  skills: fc.uniqueArray(anySkill, { selector: ({ skillId }) => skillId, maxLength: 8 }),
  text,
  works: fc.array(text, { maxLength: 3 }),
  area: place,
  school: place,
  timeZone: zone,
  hoursPerWeek: fc.option(fc.nat(40)),
  interests: fc.subarray(['Rust', 'small boats', 'opera']),
  roles: fc.constant([]),
  openToCollaborate: fc.constant(true),
  lastActiveAt: fc.option(fc.nat(500).map((days) => NOW - days * DAY)),
  workedWith: fc.subarray(['owner', 'member']),
  exposure: fc.option(fc.nat(highestLevel)),
});

const anyProject: fc.Arbitrary<ProjectProfile> = fc.record({
  id: fc.constant('p'),
  title: fc.constantFrom('Harbour log', 'Ledger'),
  required: fc
    .uniqueArray(fc.constantFrom(...ids, 'free tag'), { maxLength: 6 })
    .map((skillIds) => skillIds.map((skillId) => ({ skillId, label: skillId, kind: 'skill' as const }))),
  text,
  ownerId: fc.constant('owner'),
  memberIds: fc.constant(['member']),
  area: place,
  school: place,
  timeZone: zone,
  hoursPerWeek: fc.option(fc.nat(40)),
  open: fc.constant(true),
  createdAt: fc.nat(500).map((days) => NOW - days * DAY),
});

function explained(of: ProjectProfile, by: DeveloperProfile): Explanation {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  matcher.upsertProject(of);
  matcher.upsertDeveloper(by);
  const match = matcher.explain(of.id, by.id, NOW);
  if (!match) throw new Error('both sides are known');
  return match;
}

function sum(terms: readonly Term[]): number {
  return terms.reduce((total, { contribution }) => total + contribution, 0);
}

describe('every explanation', () => {
  test('adds up: terms to fits, fits to the score, required skills to covered and missing ones', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        const { score, fit, terms, covers, missing, tier } = explained(of, by);
        expect(sum(terms.youToProject)).toBe(fit.youToProject);
        expect(sum(terms.projectToYou)).toBe(fit.projectToYou);
        const { youToProject: a, projectToYou: b } = fit;
        expect(score).toBe(a + b === 0 ? 0 : Math.round((2 * a * b) / (a + b)));
        expect(tier).toBe(
          score >= 85 ? 'Excellent' : score >= 70 ? 'Strong' : score >= 50 ? 'Good' : 'Possible',
        );
        expect(new Set([...covers, ...missing].map(({ skillId }) => skillId))).toEqual(
          new Set(of.required.map(({ skillId }) => skillId)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('leaves nobody who covers no required skill at Good or better', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        fc.pre(of.required.length > 0);
        const { covers, score } = explained(of, by);
        if (covers.every(({ how }) => how === 'related')) expect(score).toBeLessThan(50);
      }),
      { numRuns: 300 },
    );
  });

  test('is the same whenever it is asked for, and has a sentence for each side', () => {
    fc.assert(
      fc.property(anyProject, anyDeveloper, (of, by) => {
        const first = explained(of, by);
        expect(explained(of, by)).toEqual(first);
        expect(first.reasonsForOwner[0]).toMatch(/\.$/);
        expect(first.reasonsForDeveloper[0]).toMatch(/\.$/);
      }),
    );
  });
});

test('the share of named skills is that of the own ones, and nothing depends on skills without any', () => {
  fc.assert(
    fc.property(anyProject, anyDeveloper, (of, by) => {
      fc.pre(of.required.length > 0);
      const skills = by.skills.filter(({ strength }) => strength > 0.05);
      const { values, covers } = explained(of, { ...by, skills });
      const own = skills.filter(({ skillId }) => of.required.some((one) => one.skillId === skillId));
      for (const side of [values.youToProject, values.projectToYou]) {
        expect(side[features.indexOf('tags')]).toBeCloseTo(own.length / of.required.length, 9);
        if (covers.length > 0) continue;
        for (const feature of skillFeatures) expect(side[features.indexOf(feature)]).toBe(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('being shown more never raises a fit, and moves no fit of a project to its developer', () => {
  const levels = fc.tuple(fc.nat(highestLevel), fc.nat(highestLevel));
  fc.assert(
    fc.property(anyProject, anyDeveloper, levels, (of, by, [one, other]) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((exposure) =>
        explained(of, { ...by, exposure }),
      );
      expect(more?.fit.youToProject).toBeLessThanOrEqual(less?.fit.youToProject ?? 0);
      expect(more?.terms.projectToYou).toEqual(less?.terms.projectToYou);
      expect(less?.terms.projectToYou.map(({ feature }) => feature)).not.toContain('exposure');
    }),
  );
});

test('of whom nothing is known counts as neither seldom nor often shown', () => {
  const at = features.indexOf('exposure');
  const value = (exposure: number | null) =>
    explained(project('p'), developer('d', { exposure })).values.youToProject[at];
  expect(value(null)).toBe(0.5);
  expect(value(0)).toBe(1);
  expect(value(highestLevel)).toBe(0);
  const term = explained(project('p'), developer('d')).terms.youToProject.find(
    ({ feature }) => feature === 'exposure',
  );
  expect(term).toMatchObject({ label: 'Seen by few leads', assumed: true });
});

test('a required skill more never lowers a fit, statistics held fixed', () => {
  fc.assert(
    fc.property(anyProject, anyDeveloper, anySkill, (of, by, gained) => {
      fc.pre(of.required.length > 0);
      const community = new Community(smallCatalogue);
      community.putProject(of);
      community.putDeveloper(by);
      const scorer = new PairScorer(community);
      const wanted = of.required[gained.repositories % of.required.length]?.skillId ?? '';
      const others = by.skills.filter(({ skillId }) => skillId !== wanted);
      const [before, after] = [
        { ...by, skills: others },
        { ...by, skills: [...others, { ...gained, skillId: wanted }] },
      ].map((profile) => fits(community, scorer, profile));
      for (const direction of ['youToProject', 'projectToYou'] as const) {
        expect(after?.[direction]).toBeGreaterThanOrEqual((before?.[direction] ?? Number.NaN) - 1e-9);
      }
    }),
    { numRuns: 300 },
  );
});

test('a posting or an outcome more never lowers a fit, statistics held fixed', () => {
  const source = fc.constantFrom('declared', 'language', 'manifest', 'posting', 'outcome');
  const anyRow = fc
    .record({
      source,
      weight: fc.double({ min: 0, max: 1, noNaN: true }),
      age: fc.integer({ min: 0, max: 2000 }),
    })
    .map(({ source, weight, age }): Evidence => {
      const [repository, seen] = [
        source === 'language' || source === 'manifest' ? 'a/b' : '',
        NOW - age * DAY,
      ];
      const row = { skillId: 'react', source, repository, weight, volume: 1, voucherId: String(age % 3) };
      return { ...row, firstSeen: seen, lastSeen: seen };
    });
  const anyWord = anyRow.filter((row) => row.source === 'posting' || row.source === 'outcome');
  fc.assert(
    fc.property(
      anyProject,
      anyDeveloper,
      fc.array(anyRow, { maxLength: 6 }),
      anyWord,
      (of, by, rows, word) => {
        const community = new Community(smallCatalogue);
        community.putProject({ ...of, required: [...of.required, required('react')] });
        community.putDeveloper(by);
        const scorer = new PairScorer(community);
        const others = by.skills.filter(({ skillId }) => skillId !== 'react');
        const [before, after] = [rows, [...rows, word]].map((ledger) =>
          fits(community, scorer, { ...by, skills: [...others, ...summariseEvidence(ledger, NOW)] }),
        );
        for (const direction of ['youToProject', 'projectToYou'] as const)
          expect(after?.[direction]).toBeGreaterThanOrEqual((before?.[direction] ?? Number.NaN) - 1e-9);
      },
    ),
    { numRuns: 300 },
  );
});

/** Fits of a profile by the statistics of a community that it is no part of. */
function fits(community: Community, scorer: PairScorer, profile: DeveloperProfile) {
  const of = community.projects.get('p');
  const record = community.compile(profile);
  if (!of) throw new Error('the project is known');
  scorer.load(of, NOW);
  scorer.start(record);
  scorer.finish(record);
  return {
    youToProject: scorer.fit('youToProject'),
    projectToYou: scorer.fit('projectToYou'),
  };
}

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

describe('a page', () => {
  const { matcher, community } = synthetic(300, 5);

  test('holds the best of a full scan, and a pair has one score on both sides', () => {
    const scorer = new PairScorer(community);
    for (const of of [...community.projects.all()].slice(0, 20)) {
      scorer.load(of, NOW);
      const best = community.developers.without(of.team, () =>
        bestDevelopers(scorer, community.developers.open(), 10).map(({ id }) => id),
      );
      const page = matcher.recommendDevelopers(of.id, { limit: 10, now: NOW });
      expect(page.map(({ developerId }) => developerId)).toEqual(best);
      for (const match of page) expect(matcher.explain(of.id, match.developerId, NOW)).toEqual(match);
    }
  });

  test('of projects holds the best of a full scan', () => {
    const scorer = new PairScorer(community);
    for (const by of [...community.developers.all()].slice(0, 20)) {
      const others = [...community.projects.open()].filter(({ team }) => !team.includes(by.id));
      const best = bestProjects(scorer, by, others, 10, NOW).map(({ id }) => id);
      expect(
        matcher.recommendProjects(by.id, { limit: 10, now: NOW }).map(({ projectId }) => projectId),
      ).toEqual(best);
    }
  });

  test('shows scores that never rise from one to the next', () => {
    for (const of of community.projects.all()) {
      const scores = matcher.recommendDevelopers(of.id, { limit: 30, now: NOW }).map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  test('is as if those who left and came back had never been away', () => {
    const before = matcher.recommendDevelopers('p1', { limit: 20, now: NOW });
    const random = createRandom(5);
    const profiles = Array.from({ length: 100 }, (_, id) =>
      syntheticDeveloper(id, random, smallCatalogue.skills),
    );
    for (const { id } of profiles) matcher.removeDeveloper(id);
    expect(matcher.recommendDevelopers('p1', { limit: 20, now: NOW })).not.toEqual(before);
    for (const profile of profiles) matcher.upsertDeveloper(profile);
    expect(matcher.recommendDevelopers('p1', { limit: 20, now: NOW })).toEqual(before);
  });
});

test('a project whose skills are asked for by other names finds the same people, whatever words they use', () => {
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
      .recommendDevelopers(of.id, { limit: 50, now: NOW })
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

test('a person is found by the skill that implies the required one, among thousands', () => {
  const { matcher } = synthetic(1000, 3);
  const skills = [{ skillId: 'express', strength: 1, declared: false, repositories: 3, lastSeen: NOW }];
  matcher.upsertDeveloper(
    developer('found', { skills, timeZone: 'UTC', lastActiveAt: NOW, hoursPerWeek: 40 }),
  );
  matcher.upsertProject(
    project('p', { required: [{ skillId: 'node', label: 'Node.js', kind: 'skill' }], timeZone: 'UTC' }),
  );
  const page = matcher.recommendDevelopers('p', { limit: 100, now: NOW });
  expect(page.map(({ developerId }) => developerId)).toContain('found');
});
