import { termNames } from '@teamwright/matching/score/weights.ts';
import { expect, test } from 'vitest';
import stored from '../../../../../../bench/results/match.json' with { type: 'json' };
import { matchingReportCopy } from '../../../copy/legal/matching-report.ts';
import { type MeasuredFigure, measured, verdictOf } from './measured.ts';

test('the page has the chief figures of the stored results, with their version and dates', () => {
  const { figures, ...about } = stored;
  const chief = figures.filter((figure) => figure.chief);
  expect(chief.length).toBeGreaterThan(0);
  expect(measured).toEqual({ ...about, figures: chief.map(({ chief: _, ...figure }) => figure) });
});

test('the results state their version, their date and the dates of the data', () => {
  expect(measured.version).toMatch(/^\d+-[0-9a-f]{8}$/);
  expect(Date.parse(measured.measuredAt)).toBeGreaterThan(0);
  for (const day of Object.values(measured.days)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('every figure has a baseline, a count and a standard error, except shares over all answers', () => {
  const shares = new Set(['distinct/slots', 'top 1% share']);
  for (const { task, metric, value, error, count, baseline } of measured.figures) {
    const name = `${task} ${metric}`;
    expect([value, baseline].every(Number.isFinite), name).toBe(true);
    expect(count, name).toBeGreaterThan(0);
    expect(error === null, name).toBe(shares.has(metric));
    if (error !== null) expect(error, name).toBeGreaterThan(0);
  }
});

test('every measured task and every shipped term has words', () => {
  expect(Object.keys(matchingReportCopy.tasks)).toEqual(
    expect.arrayContaining([...new Set(measured.figures.map(({ task }) => task))]),
  );
  expect(Object.keys(matchingReportCopy.terms)).toEqual([...termNames]);
});

const figure: MeasuredFigure = {
  task: 'a-new',
  metric: 'AUC',
  value: 0.6,
  error: 0.02,
  count: 10,
  baseline: 0.5,
  lowerIsBetter: false,
};

test.each([
  [{}, 'better'],
  [{ baseline: 0.7 }, 'worse'],
  [{ baseline: 0.57 }, 'even'],
  [{ lowerIsBetter: true }, 'worse'],
  [{ error: null }, undefined],
] as const)('a figure with %j is %s than its baseline', (change, verdict) => {
  expect(verdictOf({ ...figure, ...change })).toBe(verdict);
});
