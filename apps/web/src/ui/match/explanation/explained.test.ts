import { describe, expect, test } from 'vitest';
import { type ExplainedTerm, largestLoss, largestReasons, pointRows } from './explained.ts';

function term(label: string, points: number, max: number, ofSkills?: true): ExplainedTerm {
  return { feature: label, label, contribution: points, max, ...(ofSkills && { ofSkills }) };
}

function skill(label: string, points: number) {
  const share = { points, max: 30 };
  return {
    skillId: label,
    label,
    how: 'shown' as const,
    via: null,
    repositories: 2,
    projects: 0,
    acceptedBy: 0,
    lastSeen: null,
    youToProject: share,
    projectToYou: share,
  };
}

describe('the rows of points', () => {
  const terms = {
    youToProject: [term('Skills', 50, 60, true), term('School', 0, 2), term('Hours', 8, 10)],
    projectToYou: [term('Skills', 50, 60, true), term('Hours', 9, 12), term('Interests', 20, 26)],
  };

  test('list each skill and each term once, with a share in both directions', () => {
    const rows = pointRows({ terms, seatSkills: [skill('React', 30), skill('Go', 20)] });
    expect(rows.map(({ label }) => label)).toEqual(['React', 'Go', 'Interests', 'Hours', 'School']);
    expect(rows[3]).toMatchObject({
      youToProject: { points: 8, max: 10 },
      projectToYou: { points: 9, max: 12 },
    });
    expect(rows[2]?.youToProject).toBeNull();
  });

  test('add up to the sum of the terms of each direction', () => {
    const rows = pointRows({ terms, seatSkills: [skill('React', 30), skill('Go', 20)] });
    for (const direction of ['youToProject', 'projectToYou'] as const) {
      const sum = rows.reduce((all, row) => all + (row[direction]?.points ?? 0), 0);
      expect(sum).toBe(terms[direction].reduce((all, { contribution }) => all + contribution, 0));
    }
  });

  test('leave the skills out of a direction that ignores them', () => {
    const [react] = pointRows({
      terms: { ...terms, projectToYou: [term('Hours', 9, 12)] },
      seatSkills: [skill('React', 50)],
    });
    expect(react).toMatchObject({ youToProject: { points: 50 }, projectToYou: null });
  });

  test('have the term of the skills if the seat asks for none', () => {
    const [first] = pointRows({ terms, seatSkills: [] });
    expect(first).toMatchObject({ label: 'Skills', youToProject: { points: 50, max: 60 } });
  });

  test('say which terms are assumed', () => {
    const hours = { ...term('Hours', 5, 10), assumed: true };
    expect(pointRows({ terms: { youToProject: [hours], projectToYou: [] }, seatSkills: [] })).toMatchObject([
      { label: 'Hours', assumed: true },
    ]);
  });
});

describe('the largest loss', () => {
  const terms = {
    youToProject: [term('Skills', 57, 60, true), term('Connections', 2, 28), term('Hours', 8, 10)],
    projectToYou: [term('Skills', 57, 60, true), term('Connections', 28, 28), term('Hours', 3, 10)],
  };

  test('is that of the direction with the lower fit', () => {
    const lost = { terms, fit: { youToProject: 67, projectToYou: 88 } };
    expect(largestLoss(lost)).toMatchObject({ label: 'Connections', contribution: 2, max: 28 });
    const other = { terms, fit: { youToProject: 90, projectToYou: 88 } };
    expect(largestLoss(other)).toMatchObject({ label: 'Hours', contribution: 3, max: 10 });
  });

  test('is that of all skills together if they lose more than any other term', () => {
    const youToProject = [term('Skills', 20, 60, true), term('Connections', 2, 28)];
    const unskilled = {
      terms: { youToProject, projectToYou: [] },
      fit: { youToProject: 22, projectToYou: 30 },
    };
    expect(largestLoss(unskilled)).toMatchObject({ label: 'Skills' });
  });

  test('is not told if no term loses many points', () => {
    const full = { youToProject: [term('Skills', 57, 60, true)], projectToYou: [] };
    expect(largestLoss({ terms: full, fit: { youToProject: 95, projectToYou: 97 } })).toBeUndefined();
  });
});

describe('the largest reasons', () => {
  const termsOf = (points: readonly number[]) =>
    points.map((value, index) => term(`Term ${index + 1}`, value, 10));

  test('are the three terms with most points of the direction with the lower fit', () => {
    const reasons = largestReasons({
      fit: { youToProject: 90, projectToYou: 80 },
      terms: { youToProject: termsOf([10, 9, 8, 7]), projectToYou: termsOf([6, 9, 7, 8]) },
    });
    expect(reasons.map(({ label }) => label)).toEqual(['Term 2', 'Term 4', 'Term 3']);
  });

  test('leave out unknown data, and terms with less than half of their points', () => {
    const assumed = { ...term('Hours', 10, 10), assumed: true };
    const reasons = largestReasons({
      fit: { youToProject: 30, projectToYou: 40 },
      terms: {
        youToProject: [assumed, term('Skills', 20, 46, true), term('Activity', 5, 10)],
        projectToYou: [],
      },
    });
    expect(reasons.map(({ label }) => label)).toEqual(['Activity']);
  });
});
