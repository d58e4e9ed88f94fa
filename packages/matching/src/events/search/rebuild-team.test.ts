import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../../testing/event-instances.ts';
import { createCohort, sizesOf } from '../cohort.ts';
import type { EventInstance, EventPerson } from '../instance.ts';
import { constructPlan } from './construct.ts';
import { Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import { Random } from './random.ts';
import { Reassignment } from './reassign.ts';
import { TeamRebuilding } from './rebuild-team.ts';
import { Team } from './team.ts';

function start(instance: EventInstance) {
  const cohort = createCohort(instance);
  const objective = new Objective(cohort);
  const plan = constructPlan(cohort, objective, new Random(1));
  return { plan, objective, rebuilding: new TeamRebuilding(plan, objective, new Random(2)) };
}

/** Teams with less than this share of their points pay. */
function charge(objective: Objective, share: number): void {
  objective.floor = share;
  objective.lowest = share;
  objective.price = 1;
  objective.charge = 3;
}

const membersOf = ({ openViews }: Plan) =>
  openViews.map(({ members, size }) => [...members.subarray(0, size)]);

const countTooSmall = ({ cohort, openViews }: Plan) =>
  openViews.filter(({ size, project }) => size < sizesOf(cohort, project).min).length;

const pointsOf = ({ openViews }: Plan) => openViews.reduce((sum, { points }) => sum + points, 0);

/**
 * Five teams of four in order. Two of the first one are free early and two late; in the others, three are free at one
 * time, and one is always free. All teams have common hours if the first gets two of these, from different teams.
 */
function hoursOfTeams(): EventPerson[] {
  const [early, late, always] = [[0], [9], [0, 9]];
  const teams = [
    [early, early, late, late],
    ...[early, early, late, late].map((all) => [all, all, all, always]),
  ];
  return teams.flat().map((slots, at) => ({ id: `p${at}`, slots }));
}

test('a team is rebuilt where rings of single members find nothing', () => {
  const { plan, objective, rebuilding } = start({
    people: hoursOfTeams(),
    sizes: { min: 4, max: 4, preferred: 4 },
    rules: [{ id: 'hours', kind: 'hours', strength: 1, hours: 1 }],
  });
  const team = new Team(plan.capacity);
  for (let index = 0; index < 5; index += 1) {
    team.size = 0;
    for (let at = 4 * index; at < 4 * index + 4; at += 1) team.add(plan.cohort.indexOf.get(`p${at}`) ?? 0);
    plan.write(index, team, 0);
  }
  charge(objective, 0.9);
  plan.measure(objective);
  const reassignment = new Reassignment(plan, objective, new Random(3));
  for (let round = 0; round < 100; round += 1) reassignment.run(0);
  expect(rebuilding.run(1, () => true)).toBe(0);
  expect(plan.openViews.map((view) => objective.isCharged(view))).toEqual([true, false, false, false, false]);
  for (let round = 0; round < 30; round += 1) rebuilding.run(1);
  expect(plan.openViews.map(({ points }) => points)).toEqual([4, 4, 4, 4, 4]);
  expect(rebuilding.run(1)).toBe(0);
});

/** People with these hours, in teams of three to six. */
function startWithHours(teams: readonly (readonly number[])[][]) {
  const people = teams.flat().map((slots, at) => ({ id: `p${at}`, slots: [...slots] }));
  const started = start({
    people,
    sizes: { min: 3, max: 6, preferred: 5 },
    rules: [{ id: 'hours', kind: 'hours', strength: 1, hours: 1 }],
  });
  const { plan, objective } = started;
  const team = new Team(plan.capacity);
  let next = 0;
  for (const index of plan.teams.keys()) {
    const size = teams[index]?.length ?? 0;
    team.size = 0;
    for (let at = next; at < next + size; at += 1) team.add(plan.cohort.indexOf.get(`p${at}`) ?? 0);
    next += size;
    if (index !== plan.bench) plan.write(index, team, 0);
  }
  charge(objective, 0.9);
  plan.measure(objective);
  return started;
}

const repeated = (slots: readonly number[], count: number) => Array.from({ length: count }, () => slots);

test('members who do not fit together are divided among their team and a new one', () => {
  const teams = [
    [...repeated([0], 3), ...repeated([9], 3)],
    ...[20, 30, 40].map((hour) => repeated([hour], 6)),
  ];
  const { plan, rebuilding } = startWithHours(teams);
  for (let round = 0; round < 10; round += 1) rebuilding.run(1);
  const sizes = plan.openViews.map(({ size, points }) => [size, points]);
  expect(sizes.toSorted()).toEqual([
    [3, 3],
    [3, 3],
    [6, 6],
    [6, 6],
    [6, 6],
  ]);
});

test('a member leaves for a free place, and another one comes from a larger team', () => {
  const { plan, rebuilding } = startWithHours([
    [[0], [0], [20]],
    repeated([20], 5),
    [...repeated([30], 5), [0, 30]],
    repeated([40], 6),
  ]);
  for (let round = 0; round < 10; round += 1) rebuilding.run(1);
  expect(plan.openViews.map(({ size, points }) => [size, points])).toEqual([
    [3, 3],
    [6, 6],
    [5, 5],
    [6, 6],
  ]);
});

test('rebuilding keeps all people and units and the limits of sizes, and at the end never loses points', () => {
  fc.assert(
    fc.property(
      anyEventInstance(20),
      fc.constantFrom(0.5, 0.9),
      fc.constantFrom(0, 1),
      (instance, share, progress) => {
        const { plan, objective, rebuilding } = start({ ...instance, published: [] });
        charge(objective, share);
        plan.measure(objective);
        const before = {
          members: membersOf(plan),
          points: pointsOf(plan),
          teamOf: plan.teamOf.slice(),
          openTeams: plan.openTeams.slice(),
        };
        const tooSmall = countTooSmall(plan);
        for (let round = 0; round < 5; round += 1) rebuilding.run(progress);
        const after = membersOf(plan);
        expect(countTooSmall(plan)).toBeLessThanOrEqual(tooSmall);
        expect(plan.openTeams).toEqual(before.openTeams);
        for (const view of plan.openViews)
          expect(view.size).toBeLessThanOrEqual(sizesOf(plan.cohort, view.project).max);
        expect(after.flat().toSorted((a, b) => a - b)).toEqual(
          before.members.flat().toSorted((a, b) => a - b),
        );
        for (const person of plan.cohort.people.keys())
          if ((plan.units.sizeOf[person] ?? 1) > 1) expect(plan.teamOf[person]).toBe(before.teamOf[person]);
        const mostLost = progress === 1 ? 0 : 0.004 * plan.cohort.people.length;
        expect(pointsOf(plan)).toBeGreaterThanOrEqual(before.points - mostLost - 1e-9);
        const points = plan.openViews.map((view) => view.points);
        plan.measure(objective);
        for (const [at, view] of plan.openViews.entries())
          expect(view.points).toBeCloseTo(points[at] ?? 0, 9);
      },
    ),
    { numRuns: 300 },
  );
});
