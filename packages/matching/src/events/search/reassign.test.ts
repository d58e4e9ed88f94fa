import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEventInstance } from '../../testing/event-instances.ts';
import { createCohort } from '../cohort.ts';
import type { EventInstance } from '../instance.ts';
import { constructPlan } from './construct.ts';
import { Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import { Random } from './random.ts';
import { Reassignment } from './reassign.ts';

function start(instance: EventInstance) {
  const cohort = createCohort(instance);
  const objective = new Objective(cohort);
  const plan = constructPlan(cohort, objective, new Random(1));
  return { plan, objective, reassignment: new Reassignment(plan, objective, new Random(2)) };
}

const membersOf = ({ openViews }: Plan) =>
  openViews.map(({ members, size }) => [...members.subarray(0, size)]);

const isLocked = ({ units }: Plan, person: number) => (units.members[units.of[person] ?? 0]?.length ?? 0) > 1;

test('a ring of twelve people who each wish for the project of the next one is found at once', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `t${at}`);
  const { plan, objective, reassignment } = start({
    people: ids.map((_id, at) => ({ id: `p${at}`, wishes: [ids[(at + 1) % ids.length] ?? ''] })),
    projects: ids.map((id) => ({ id })),
    sizes: { min: 1, max: 1, preferred: 1 },
    rules: [{ id: 'wishes', kind: 'wishes', strength: 1, curve: [1] }],
  });
  for (const [at, index] of [...plan.cohort.people.keys()].entries()) {
    const team = plan.team(index);
    team.members[0] = plan.cohort.indexOf.get(`p${at}`) ?? 0;
    team.project = at;
    plan.write(index, team, 0);
  }
  plan.measure(objective);
  reassignment.run(0);
  expect(plan.openViews.map(({ points }) => points)).toEqual(ids.map(() => 1));
});

test('reassigning keeps all people, sizes and units, and never loses points without a temperature', () => {
  fc.assert(
    fc.property(anyEventInstance(20), fc.constantFrom(0, 0.1), (instance, temperature) => {
      const { plan, objective, reassignment } = start({ ...instance, published: [] });
      plan.measure(objective);
      const pointsOf = () => plan.openViews.reduce((sum, { points }) => sum + points, 0);
      const before = { members: membersOf(plan), points: pointsOf(), teamOf: plan.teamOf.slice() };
      for (let round = 0; round < 5; round += 1) reassignment.run(temperature);
      const after = membersOf(plan);
      expect(after.map(({ length }) => length)).toEqual(before.members.map(({ length }) => length));
      expect(after.flat().toSorted((a, b) => a - b)).toEqual(before.members.flat().toSorted((a, b) => a - b));
      for (const person of plan.cohort.people.keys())
        if (isLocked(plan, person)) expect(plan.teamOf[person]).toBe(before.teamOf[person]);
      if (temperature === 0) expect(pointsOf()).toBeGreaterThanOrEqual(before.points - 1e-9);
    }),
    { numRuns: 300 },
  );
});
