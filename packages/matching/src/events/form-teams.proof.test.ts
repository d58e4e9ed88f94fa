import loadHighs, { type Highs } from 'highs';
import { expect, test } from 'vitest';
import { formTeams } from './form-teams.ts';
import type { EventInstance, EventPerson, EventRule } from './instance.ts';

const solver = await loadHighs();
const sizes = { min: 3, max: 4, preferred: 4 };
const size: EventRule = { id: 'size', kind: 'size', strength: 'hard' };

function people(count: number): EventPerson[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    level: (at % 5) / 4,
    languages: ['en'],
    roles: { [at % 4 === 0 ? 'design' : 'backend']: 1 },
    slots: [at % 3, 10, 11, 20 + (at % 2)],
  }));
}

function form(instance: EventInstance, iterations = 20_000) {
  const host = { solver, msLeft: () => 60_000, report: () => true };
  return formTeams(instance, { seed: 1, iterations }, host);
}

test('forms no teams without people', () => {
  const formed = form({ people: [], sizes, rules: [size] });
  expect(formed).toMatchObject({ teams: [], unplaced: [], clash: null });
});

test('says that no teams of the allowed sizes exist, without a clash if no rule says so', () => {
  const formed = form({ people: people(5), sizes, rules: [] });
  expect(formed).toMatchObject({
    teams: [],
    clash: null,
    fault: 'no teams of the allowed sizes exist',
    clashReason: { kind: 'size', people: 5, min: 3, max: 4 },
  });
  expect(form({ people: people(5), sizes, rules: [size] }).clash).toEqual(['size']);
});

test('names the rules and numbers if too few designers have registered', () => {
  const rules: EventRule[] = [
    size,
    { id: 'designer', kind: 'role', role: 'design', strength: 'hard', count: 2 },
  ];
  expect(form({ people: people(12), sizes, rules })).toMatchObject({
    teams: [],
    clash: ['size', 'designer'],
    clashReason: { kind: 'role', rule: 'designer', teams: 3, enoughFor: 1, sizeThatFits: 12 },
  });
});

test('proves a bound near the score, the same each time for the same budget', () => {
  const rules: EventRule[] = [
    size,
    { id: 'designer', kind: 'role', role: 'design', strength: 3 },
    { id: 'hours', kind: 'hours', hours: 4, strength: 4 },
    { id: 'fair', kind: 'level', mode: 'balanced', tolerance: 0.5, strength: 2 },
  ];
  const instance = { people: people(16), sizes, rules };
  const formed = form(instance, 200_000);
  expect(formed.fault).toBeNull();
  expect(formed.bound).toBeGreaterThanOrEqual(formed.score);
  expect(formed.bound).toBeLessThan(formed.score * 1.02);
  expect(form(instance, 200_000)).toEqual(formed);
});

test('ends soon after its time if no rule has a weight', () => {
  const rules: EventRule[] = [
    size,
    { id: 'mixed', kind: 'level', mode: 'mixed', spread: 1, strength: 'hard' },
    { id: 'alike', kind: 'level', mode: 'alike', tolerance: 0.05, strength: 'hard' },
  ];
  let reports = 0;
  const report = () => {
    reports += 1;
    return true;
  };
  let left = 40;
  const msLeft = () => {
    left -= 1;
    return left;
  };
  formTeams({ people: people(402), sizes, rules }, { seed: 1 }, { solver, msLeft, report });
  // The search for valid teams alone reports far more often if nothing ends it.
  expect(reports).toBeLessThan(100);
});

/**
 * HiGHS, with one model that fails from some run on, as it does if its time ends during a step that it cannot
 * interrupt.
 */
function failingSolver(firstFailure: number): Highs {
  let runs = 0;
  const createModel: Highs['createModel'] = (...input) => {
    const model = solver.createModel(...input);
    const run = model.run.bind(model);
    model.run = () => {
      runs += 1;
      if (runs >= firstFailure) throw new solver.errors.HighsError('run failed', 'run');
      return run();
    };
    return model;
  };
  return { ...solver, createModel };
}

test('returns valid teams and a bound if the solver fails, whenever that happens', () => {
  const rules: EventRule[] = [size, { id: 'hours', kind: 'hours', hours: 4, strength: 4 }];
  const instance = { people: people(16), sizes, rules };
  for (const firstFailure of [1, 2, 4, 8, 16, 32]) {
    const host = { solver: failingSolver(firstFailure), msLeft: () => 60_000, report: () => true };
    const formed = formTeams(instance, { seed: 1, iterations: 200_000 }, host);
    expect(formed).toMatchObject({ fault: null, unplaced: [] });
    expect(formed.bound).toBeGreaterThanOrEqual(formed.score);
  }
});
