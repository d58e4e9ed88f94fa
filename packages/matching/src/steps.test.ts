import { expect, test } from 'vitest';
import { createMatcher } from './matcher.ts';
import type { Steps } from './steps.ts';
import { allSkills } from './taxonomy/taxonomy.ts';
import { noon } from './testing/profiles.ts';
import { createRandom } from './testing/random.ts';
import { runToEnd } from './testing/run-to-end.ts';
import { syntheticDeveloper, syntheticProject } from './testing/synthetic.ts';
import type { Matcher } from './types/matcher.ts';

const skills = allSkills();

function community(): Matcher {
  const random = createRandom(11);
  const matcher = createMatcher();
  for (let id = 0; id < 600; id += 1) matcher.upsertDeveloper(syntheticDeveloper(id, random, skills));
  for (let id = 0; id < 200; id += 1) matcher.upsertProject(syntheticProject(id, random, skills));
  const required = skills
    .slice(0, 20)
    .map(({ id, label }) => ({ skillId: id, label, kind: 'technology' as const }));
  matcher.upsertProject({ ...syntheticProject(1_000, random, skills), memberIds: ['d3'], required });
  return matcher;
}

/** All read calls that other callers may make between two steps. */
function askOthers(matcher: Matcher): void {
  matcher.recommendProjects('d7', { limit: 5, now: noon });
  matcher.rankDevelopers('p9', { limit: 5, now: noon + 1 });
  matcher.explain('p4', 'd11', noon + 2);
  runToEnd(matcher.composeTeams('p5', { size: 4, now: noon, exclude: new Set(['d1', 'd2']) }));
}

function runBetweenOthers<Result>(matcher: Matcher, steps: Steps<Result>): Result {
  for (let count = 0; ; count += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (count % 29 === 0) askOthers(matcher);
  }
}

const outlookOptions = { exclude: new Set(['p3']), skip: [], also: [], strength: 0.6, now: noon };
const mustHave = skills.slice(0, 20).map(({ id }) => id);
const works: Record<string, (matcher: Matcher) => Steps<unknown>> = {
  'an outlook': (matcher) => matcher.outlook('d5', outlookOptions),
  'a team': (matcher) => matcher.composeTeams('p1000', { size: 6, now: noon, exclude: new Set(['d8']) }),
  'a team that misses must-haves': (matcher) =>
    matcher.composeTeams('p1000', { size: 3, mustHave, hours: 12, dropped: ['d1'], now: noon }),
};

test.each(Object.entries(works))(
  '%s returns the same result if other calls are made between its steps',
  (_, work) => {
    const matcher = community();
    const atOnce = JSON.stringify(runToEnd(work(matcher)));
    expect(atOnce.length).toBeGreaterThan(100);
    expect(JSON.stringify(runBetweenOthers(matcher, work(matcher)))).toBe(atOnce);
  },
);

test('the version increases with every change and with no read', () => {
  const matcher = community();
  const versions = [matcher.version];
  askOthers(matcher);
  expect(matcher.version).toBe(versions[0]);
  const change = (work: () => void) => {
    work();
    versions.push(matcher.version);
  };
  change(() => matcher.upsertDeveloper(syntheticDeveloper(1, createRandom(2), skills)));
  change(() => matcher.removeDeveloper('d1'));
  change(() => matcher.upsertProject(syntheticProject(1, createRandom(2), skills)));
  change(() => matcher.removeProject('p1'));
  expect(new Set(versions).size).toBe(5);
});
