import { describe, expect, test } from 'vitest';
import { createMatcher } from '../matcher.ts';
import { smallCatalogue } from '../testing/catalogue.ts';
import { developer, noon, project, required, skill } from '../testing/profiles.ts';
import { createRandom } from '../testing/random.ts';
import { runToEnd } from '../testing/run-to-end.ts';
import { syntheticDeveloper, syntheticProject } from '../testing/synthetic.ts';
import type { DeveloperProfile, ProjectProfile } from '../types/profiles.ts';
import type { ComposedTeam, TeamAnswer, TeamOptions } from './team.ts';

const people: readonly DeveloperProfile[] = [
  developer('front', { skills: [skill('react')], hoursPerWeek: 10 }),
  developer('back', { skills: [skill('node'), skill('postgres')], hoursPerWeek: 8 }),
  developer('ops', { skills: [skill('docker')], hoursPerWeek: 4 }),
  developer('half', { skills: [skill('react', { strength: 0.5 })], hoursPerWeek: 12 }),
  developer('generalist', { skills: [skill('node', { strength: 0.4 }), skill('docker', { strength: 0.4 })] }),
  developer('shut', { skills: [skill('rust'), skill('docker')], openToCollaborate: false }),
];

const wanted = ['react', 'node', 'postgres', 'docker'].map((id) => required(id));

function compose(
  options: Partial<TeamOptions> = {},
  of: Partial<ProjectProfile> = {},
  others: readonly DeveloperProfile[] = [],
): TeamAnswer {
  const matcher = createMatcher({ catalogue: smallCatalogue });
  for (const profile of [...people, ...others]) matcher.upsertDeveloper(profile);
  matcher.upsertProject(project('p', { required: wanted, ...of }));
  const answer = runToEnd(matcher.composeTeams('p', { size: 4, now: noon, ...options }));
  if (!answer) throw new Error('The project is unknown');
  return answer;
}

function proposed(team: ComposedTeam | undefined): string[] {
  return (team?.members ?? [])
    .filter(({ seat }) => seat !== 'member')
    .map((member) => member.developerId)
    .sort();
}

describe('the best team', () => {
  test('covers all required skills, with at most the capacity per member', () => {
    const { teams, seats, capacity, impossible } = compose();
    expect(proposed(teams[0])).toEqual(['back', 'front', 'ops']);
    expect({ seats, capacity, impossible }).toEqual({ seats: 3, capacity: 1, impossible: null });
    for (const team of teams)
      for (const { cells } of team.members)
        expect(cells.filter(({ carries }) => carries).length).toBeLessThanOrEqual(capacity);
  });

  test('adds up, and lists skills that only one member has', () => {
    const [team] = compose().teams;
    const terms = Object.values(team?.terms ?? {});
    expect(terms.reduce((sum, term) => sum + term, 0)).toBe(team?.score);
    expect(team?.singlePoints).toContainEqual({ skillId: 'postgres', developerId: 'back' });
    expect(team?.gaps).toEqual([]);
  });

  test('loses a quarter of the points for a fair share by the first invitation, and nearly all by twenty', () => {
    const fairShare = (count: number) => {
      const ids = people.map(({ id }) => [id, count] as const);
      return compose({ invitations: new Map(ids) }).teams[0]?.terms.fairShare;
    };
    expect([0, 1, 2, 5, 20].map(fairShare)).toEqual([26, 19, 16, 12, 1]);
  });

  test('keeps the owner and members, and never proposes them or closed or excluded developers', () => {
    const owner = developer('owner', { skills: [skill('docker')] });
    const { teams, seats } = compose({ exclude: new Set(['front']) }, { memberIds: ['back'] }, [owner]);
    expect(seats).toBe(2);
    for (const { members } of teams) {
      expect(members.slice(0, 2).map((member) => [member.developerId, member.seat])).toEqual([
        ['owner', 'member'],
        ['back', 'member'],
      ]);
      const ids = members.slice(2).map(({ developerId }) => developerId);
      const alternatives = members.flatMap((member) => member.alternatives.map((one) => one.developerId));
      for (const id of ['owner', 'back', 'shut', 'front'])
        expect([...ids, ...alternatives]).not.toContain(id);
    }
  });

  test('has alternatives for a seat, with the skills that the team would lose', () => {
    const [team] = compose().teams;
    const seat = team?.members.find(({ developerId }) => developerId === 'ops');
    expect(seat?.alternatives[0]).toMatchObject({ developerId: 'generalist', gains: [], losses: [] });
    const back = team?.members.find(({ developerId }) => developerId === 'back');
    for (const { losses } of back?.alternatives ?? []) expect(losses).toContain('postgres');
  });

  test('is followed by teams that share at most half of their members', () => {
    const twins = people.map((one) => ({ ...one, id: `${one.id}-twin` }));
    const { teams } = compose({}, {}, twins);
    expect(teams.length).toBeGreaterThanOrEqual(2);
    for (const [at, team] of teams.entries())
      for (const other of teams.slice(at + 1)) {
        const shared = proposed(team).filter((id) => proposed(other).includes(id));
        expect(shared.length).toBeLessThanOrEqual(1);
      }
    expect(teams.map(({ score }) => score)).toEqual(
      teams.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  test('comes first, also if it was found while looking for further teams', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = createRandom(seed);
      const matcher = createMatcher({ catalogue: smallCatalogue });
      for (let id = 0; id < 120; id += 1)
        matcher.upsertDeveloper(syntheticDeveloper(id, random, smallCatalogue.skills));
      matcher.upsertProject(syntheticProject(0, random, smallCatalogue.skills));
      const answer = runToEnd(matcher.composeTeams('p0', { size: 6, now: noon }));
      const scores = (answer?.teams ?? []).map(({ score }) => score);
      expect(scores.length).toBeGreaterThan(0);
      expect(scores, `seed ${seed}`).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  test('prefers developers with fewer invitations among equals', () => {
    const twin = { ...developer('front-twin', { skills: [skill('react')], hoursPerWeek: 10 }) };
    for (const asked of ['front', 'front-twin']) {
      const [team] = compose({ invitations: new Map([[asked, 1]]) }, {}, [twin]).teams;
      expect(proposed(team)).not.toContain(asked);
    }
  });
});

describe('what-if', () => {
  test('gives pinned developers a seat and lists unavailable ones', () => {
    const { teams, unavailable } = compose({ pinned: ['half', 'shut', 'nobody'] });
    for (const team of teams) expect(proposed(team)).toContain('half');
    expect(unavailable).toEqual(['shut', 'nobody']);
  });

  test('does not propose dropped developers', () => {
    const { teams } = compose({ dropped: ['front'] });
    for (const team of teams) expect(proposed(team)).not.toContain('front');
    expect(proposed(teams[0])).toContain('half');
  });

  test('has fewer seats for a smaller size, down to the current team', () => {
    expect(proposed(compose({ size: 2 }).teams[0])).toHaveLength(1);
    const asIs = compose({ size: 1 });
    expect(asIs.teams.map((team) => team.members.map((member) => member.developerId))).toEqual([['owner']]);
    expect(asIs.impossible).toBeNull();
  });

  test('puts must-haves before everything else', () => {
    const [free] = compose({ size: 2 }).teams;
    expect(proposed(free)).toEqual(['back']);
    const [bound] = compose({ size: 2, mustHave: ['docker'] }).teams;
    expect(['ops', 'generalist']).toContain(proposed(bound)[0]);
  });

  test('composes no team for a project without requirements', () => {
    const { teams, skills, impossible } = compose({}, { required: [] });
    expect(skills).toEqual([]);
    expect(proposed(teams[0])).toEqual([]);
    expect(impossible).toBeNull();
  });
});
