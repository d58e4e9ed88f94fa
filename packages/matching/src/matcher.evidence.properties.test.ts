import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summariseEvidence } from './profile/strength.ts';
import { Community } from './score/community.ts';
import { PairScorer } from './score/pair-scorer.ts';
import { anyDeveloper, anyProject, anySkill } from './testing/arbitraries.ts';
import { smallCatalogue } from './testing/catalogue.ts';
import { dayMs, developer, noon, required } from './testing/profiles.ts';
import type { DeveloperProfile } from './types/profiles.ts';
import type { Evidence } from './types/skills.ts';

test('another required skill never lowers a fit with fixed statistics', () => {
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

test('more evidence never lowers a fit with fixed statistics', () => {
  const source = fc.constantFrom('declared', 'language', 'manifest', 'posting', 'outcome', 'project');
  const anyRow = fc
    .record({
      source,
      weight: fc.double({ min: 0, max: 1, noNaN: true }),
      age: fc.integer({ min: 0, max: 2000 }),
    })
    .map(({ source, weight, age }): Evidence => {
      const [repository, seen] = [
        source === 'language' || source === 'manifest' || source === 'project' ? `a/b${age % 2}` : '',
        noon - age * dayMs,
      ];
      const row = { skillId: 'react', source, repository, weight, volume: 1, voucherId: String(age % 3) };
      return { ...row, firstSeen: seen, lastSeen: seen };
    });
  fc.assert(
    fc.property(anyProject, anyDeveloper, fc.array(anyRow, { maxLength: 6 }), anyRow, (of, by, rows, row) => {
      const community = new Community(smallCatalogue);
      community.putProject({ ...of, required: [...of.required, required('react')] });
      community.putDeveloper(by);
      const scorer = new PairScorer(community);
      const others = by.skills.filter(({ skillId }) => skillId !== 'react');
      const [before, after] = [rows, [...rows, row]].map((evidence) =>
        fits(community, scorer, { ...by, skills: [...others, ...summariseEvidence(evidence, noon)] }),
      );
      for (const direction of ['youToProject', 'projectToYou'] as const)
        expect(after?.[direction]).toBeGreaterThanOrEqual((before?.[direction] ?? Number.NaN) - 1e-9);
    }),
    { numRuns: 300 },
  );
});

const anyWords = fc.constantFrom('opera tickets', 'opera tickets for boats');

test('a first text about works never lowers a fit', () => {
  fc.assert(
    fc.property(anyProject, anyDeveloper, anyWords, fc.boolean(), (of, by, words, isBio) => {
      const community = new Community(smallCatalogue);
      community.putProject({ ...of, text: 'harbour log for small boats' });
      // Words that no other user has would not count.
      community.putDeveloper(developer('other', { text: 'opera tickets for boats' }));
      const scorer = new PairScorer(community);
      const unknown = { ...by, text: '', works: [] };
      const known = isBio ? { ...unknown, text: words } : { ...unknown, works: [words] };
      const [before, after] = [unknown, known].map((one) => fits(community, scorer, one));
      for (const direction of ['youToProject', 'projectToYou'] as const)
        expect(after?.[direction]).toBeGreaterThanOrEqual((before?.[direction] ?? Number.NaN) - 1e-9);
    }),
    { numRuns: 200 },
  );
});

test('a finished project never lowers a fit', () => {
  fc.assert(
    fc.property(anyProject, anyDeveloper, anyProject, fc.nat(800), (of, by, finished, days) => {
      const [before, after] = [[], ['d']].map((members) => {
        const community = new Community(smallCatalogue);
        community.putProject(of);
        const memberIds = [...members, 'someone'];
        community.putProject({
          ...finished,
          id: 'f',
          ownerId: 'stranger',
          memberIds,
          finishedAt: noon - days * dayMs,
        });
        return fits(community, new PairScorer(community), by);
      });
      for (const direction of ['youToProject', 'projectToYou'] as const)
        expect(after?.[direction]).toBeGreaterThanOrEqual((before?.[direction] ?? Number.NaN) - 1e-9);
    }),
    { numRuns: 200 },
  );
});

test('a known connection never lowers a fit', () => {
  const connection = fc.constantFrom<Partial<DeveloperProfile>>(
    { workedWith: ['owner'] },
    { workedWith: ['teammate'] },
    { school: 'Lighthouse Point' },
    { school: 'Lighthouse Point', schoolVerified: true },
    { area: 'Bergen' },
  );
  fc.assert(
    fc.property(anyProject, anyDeveloper, connection, (of, by, known) => {
      const community = new Community(smallCatalogue);
      community.putProject({ ...of, school: 'Lighthouse Point', schoolVerified: true, area: 'Bergen' });
      community.putDeveloper(developer(of.ownerId, { workedWith: ['teammate'] }));
      const scorer = new PairScorer(community);
      const unknown = { ...by, workedWith: [], school: '', area: '' };
      const [before, after] = [unknown, { ...unknown, ...known }].map((one) => fits(community, scorer, one));
      for (const direction of ['youToProject', 'projectToYou'] as const)
        expect(after?.[direction]).toBeGreaterThanOrEqual((before?.[direction] ?? Number.NaN) - 1e-9);
    }),
    { numRuns: 200 },
  );
});

/** Fits of a profile with the statistics of a community that does not contain it. */
function fits(community: Community, scorer: PairScorer, profile: DeveloperProfile) {
  const of = community.projects.get('p');
  const record = community.compile(profile);
  if (!of) throw new Error('the project is known');
  scorer.load(of, noon);
  scorer.measure(record);
  return {
    youToProject: scorer.fit('youToProject'),
    projectToYou: scorer.fit('projectToYou'),
  };
}
