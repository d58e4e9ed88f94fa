import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMatcher } from './matcher.ts';
import { Community } from './score/community.ts';
import { PairScorer } from './score/pair-scorer.ts';
import { termNames } from './score/weights.ts';
import { anyDeveloper, anySkill, ids } from './testing/arbitraries.ts';
import { smallCatalogue } from './testing/catalogue.ts';
import { developer, noon, otherSkill, project, required, skill } from './testing/profiles.ts';
import type { Matcher } from './types/matcher.ts';
import type { DeveloperProfile, ProjectSeat } from './types/profiles.ts';

function seat(id: string, skillIds: readonly string[], over: Partial<ProjectSeat> = {}): ProjectSeat {
  return {
    id,
    name: `Seat ${id}`,
    skills: skillIds.map((skillId) => required(skillId)),
    level: 'any',
    hoursPerWeek: null,
    memberId: null,
    open: true,
    ...over,
  };
}

const everything = ['react', 'docker', 'rust', 'postgres'].map((id) => required(id));
const front = seat('front', ['react']);
const back = seat('back', ['docker', 'rust', 'postgres']);

let matcher: Matcher;
beforeEach(() => {
  matcher = createMatcher({ catalogue: smallCatalogue });
});

function explained(seats: readonly ProjectSeat[], skillIds: readonly string[], seatId?: string) {
  matcher.upsertProject(project('p', { required: everything, seats }));
  matcher.upsertDeveloper(developer('d', { skills: skillIds.map((id) => skill(id)) }));
  const match = matcher.explain('p', 'd', noon, seatId);
  if (!match) throw new Error('Both sides are known');
  return match;
}

describe('a match with seats', () => {
  test('is the match with the best open seat, higher than with the whole project', () => {
    const whole = explained([], ['react']);
    const match = explained([front, back], ['react']);
    expect(whole).toMatchObject({ seat: null, full: false });
    expect(match).toMatchObject({ seat: { id: 'front', name: 'Seat front' }, full: false });
    expect(match.score).toBeGreaterThan(whole.score);
  });

  test('is for the named seat if the caller names one', () => {
    expect(explained([front, back], ['react'], 'back').seat?.id).toBe('back');
    expect(explained([front, back], ['react'], 'back').score).toBeLessThan(50);
  });

  test('says the skills of the seat, and of them only, in its sentence and its skills', () => {
    const match = explained([front, back], ['react', 'docker']);
    expect(match.seat?.id).toBe('front');
    expect(match.skills.map(({ skillId }) => skillId)).toEqual(['react']);
    expect(match.reasonsForOwner[0]).toBe(
      'Covers 1 of 1 for Seat front: react (4 repositories, last used June).',
    );
  });

  test('leaves out filled seats, until all are filled', () => {
    const filled = { memberId: 'member', open: false };
    expect(explained([{ ...front, ...filled }, back], ['react'])).toMatchObject({
      seat: { id: 'back' },
      full: false,
    });
    const full = explained(
      [
        { ...front, ...filled },
        { ...back, ...filled },
      ],
      ['react'],
    );
    expect(full).toMatchObject({ seat: { id: 'front' }, full: true });
  });

  test('accepts a related skill for a learning seat, and asks for shown skills for a solid one', () => {
    const declared = skill('react', { declared: true, repositories: 0, strength: 0.6 });
    const matchAt = (level: ProjectSeat['level'], own = declared) => {
      matcher.upsertProject(project('p', { required: everything, seats: [{ ...front, level }] }));
      matcher.upsertDeveloper(developer('d', { skills: [own] }));
      return matcher.explain('p', 'd', noon);
    };
    const scoreAt = (...of: Parameters<typeof matchAt>) => matchAt(...of)?.score ?? Number.NaN;
    // A related skill gives less than a point.
    const skillsAt = (...of: Parameters<typeof matchAt>) =>
      matchAt(...of)?.values.youToProject[termNames.indexOf('skills')] ?? Number.NaN;
    expect(scoreAt('solid')).toBeLessThan(scoreAt('any'));
    expect(scoreAt('any')).toBeLessThanOrEqual(scoreAt('learning'));
    expect(skillsAt('any', skill('vue'))).toBeLessThan(skillsAt('learning', skill('vue')));
    expect(scoreAt('learning', skill('vue', { strength: 1 }))).toBeLessThan(50);
  });

  test('names the level that it was scored for, in its sentences too', () => {
    const at = (level: ProjectSeat['level'], own = skill('react')) => {
      matcher.upsertProject(project('p', { required: everything, seats: [{ ...front, level }] }));
      matcher.upsertDeveloper(developer('d', { skills: [own] }));
      const match = matcher.explain('p', 'd', noon);
      return { seat: match?.seat, owner: match?.reasonsForOwner[0], user: match?.reasonsForDeveloper[0] };
    };
    expect(at('any').seat).not.toHaveProperty('level');
    expect(at('any').owner).not.toContain('learning');
    expect(at('learning').seat).toMatchObject({ level: 'learning' });
    expect(at('learning').owner).toMatch(/ for Seat front \(learning with a mentor\): /);
    expect(at('learning', otherSkill).user).toBe(
      'You have none of the required skills yet for Seat front (learning with a mentor).',
    );
    expect(at('solid').seat).toMatchObject({ level: 'solid' });
    expect(at('solid').user).toMatch(/ for Seat front \(skills shown in work count more\): /);
  });

  test('compares hours a week with the open seat that asks for fewest', () => {
    const hoursOf = (hours: number) => {
      const seats = [seat('front', ['react'], { hoursPerWeek: hours }), back];
      matcher.upsertProject(project('p', { required: everything, seats, hoursPerWeek: 30 }));
      matcher.upsertDeveloper(developer('d', { skills: [skill('react')], hoursPerWeek: 5 }));
      return matcher.explain('p', 'd', noon)?.terms.youToProject.find(({ feature }) => feature === 'hours');
    };
    expect(hoursOf(5)?.contribution).toBeGreaterThan(hoursOf(20)?.contribution ?? Number.NaN);
  });

  test('has the same points if the caller names its seat, also if another seat asks for fewer hours', () => {
    const seats = [
      { ...front, hoursPerWeek: 20 },
      { ...back, hoursPerWeek: 5 },
    ];
    matcher.upsertProject(project('p', { required: everything, seats }));
    matcher.upsertDeveloper(developer('d', { skills: [skill('react')], hoursPerWeek: 5 }));
    expect(matcher.explain('p', 'd', noon, 'front')).toEqual(matcher.explain('p', 'd', noon));
  });
});

describe('a seat without skills', () => {
  const filled = { memberId: 'member', open: false };
  const any = seat('any', []);

  test('asks for the skills of another seat, open or filled, and the match names that seat', () => {
    const match = explained([{ ...front, ...filled }, back, any], ['react']);
    expect(match.seat).toEqual({ id: 'any', name: 'Seat any', role: 'Seat front' });
    expect(match.skills.map(({ skillId }) => skillId)).toEqual(['react']);
    expect(match.reasonsForOwner[0]).toMatch(/^Covers 1 of 1 as Seat front: /);
    expect(match.score).toBe(explained([front], ['react']).score);
  });

  test('has the name of an open seat if a filled one has the same skills', () => {
    const open = seat('open', ['react']);
    expect(explained([{ ...front, ...filled }, open, any], ['react'], 'any').seat?.role).toBe('Seat open');
  });

  test('comes after a seat with the same skills, wherever it is in the list', () => {
    expect(explained([any, front], ['react']).seat).toEqual({ id: 'front', name: 'Seat front' });
  });

  test('asks for all skills of the project if no seat has any', () => {
    const match = explained([any], ['react']);
    expect(match.seat).toEqual({ id: 'any', name: 'Seat any' });
    expect(match.skills).toHaveLength(everything.length);
  });
});

test('recommendations for a seat rank the developers who fit that seat', () => {
  matcher.upsertProject(project('p', { required: everything, seats: [front, back] }));
  matcher.upsertDeveloper(developer('f', { skills: [skill('react')] }));
  matcher.upsertDeveloper(developer('b', { skills: [skill('docker'), skill('rust')] }));
  const first = (seatId: string) =>
    matcher.recommendDevelopers('p', { limit: 1, now: noon, seatId })[0]?.developerId;
  expect(first('front')).toBe('f');
  expect(first('back')).toBe('b');
});

test('the search finds a developer who fits one seat among many who know a little of everything', () => {
  matcher.upsertProject(project('p', { required: everything, seats: [front, back] }));
  for (let at = 0; at < 900; at += 1) {
    const weak = ['docker', 'rust', 'postgres'].map((id) => skill(id, { strength: 0.35 }));
    matcher.upsertDeveloper(developer(`some ${at}`, { skills: weak }));
  }
  matcher.upsertDeveloper(developer('f', { skills: [skill('react', { strength: 1 })] }));
  const [best] = matcher.recommendDevelopers('p', { limit: 1, now: noon });
  expect(best).toMatchObject({ developerId: 'f', seat: { id: 'front' } });
});

const anySeat = fc
  .record({
    skillIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 }),
    level: fc.constantFrom('any' as const, 'learning' as const, 'solid' as const),
    open: fc.boolean(),
    hoursPerWeek: fc.option(fc.nat(30)),
  })
  .map(({ skillIds, ...over }) => ({ skillIds, over }));

test('the match names an open seat, or a filled one if no seat is open', () => {
  fc.assert(
    fc.property(anyDeveloper, fc.array(anySeat, { minLength: 1, maxLength: 5 }), (someone, seats) => {
      const of = createMatcher({ catalogue: smallCatalogue });
      const made = seats.map(({ skillIds, over }, at) => seat(String(at), skillIds, over));
      of.upsertProject(project('p', { required: everything, seats: made }));
      of.upsertDeveloper(someone);
      const best = of.explain('p', someone.id, noon);
      const open = made.filter((one) => one.open);
      const asked = open.length > 0 ? open : made;
      expect(best?.full).toBe(open.length === 0);
      expect(asked.map(({ id }) => id)).toContain(best?.seat?.id);
    }),
  );
});

test('one more skill never lowers a fit for a project with seats, with fixed statistics', () => {
  fc.assert(
    fc.property(
      anyDeveloper,
      anySkill,
      fc.array(anySeat, { minLength: 1, maxLength: 5 }),
      (someone, gained, seats) => {
        const community = new Community(smallCatalogue);
        const made = seats.map(({ skillIds, over }, at) => seat(String(at), skillIds, over));
        community.putProject(project('p', { required: everything, seats: made }));
        community.putDeveloper(someone);
        const scorer = new PairScorer(community);
        const others = someone.skills.filter(({ skillId }) => skillId !== gained.skillId);
        const fitsWith = (skills: DeveloperProfile['skills']) => {
          const record = community.compile({ ...someone, skills });
          const of = community.projects.get('p');
          if (!of) throw new Error('The project is known');
          scorer.load(of, noon);
          scorer.measure(record);
          return [scorer.fit('youToProject'), scorer.fit('projectToYou')];
        };
        const before = fitsWith(others);
        for (const [at, after] of fitsWith([...others, gained]).entries())
          expect(after).toBeGreaterThanOrEqual((before[at] ?? Number.NaN) - 1e-9);
      },
    ),
    { numRuns: 300 },
  );
});
