import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Scoring } from '@teamwright/matching/score/scoring.ts';
import { expect, onTestFinished, test } from 'vitest';
import { figuresOf, type Scores, shownOf, withEarlier } from './figures.ts';
import { type Measured, readMeasured, writeMeasured } from './measured.ts';

const measured: Measured = {
  version: '1-00000000',
  measuredAt: '2026-11-23T00:00:00.000Z',
  days: { history: '2018-03-01', from: '2018-03-01', before: '2018-10-01' },
  tasks: ['a-new', 'team'],
};
const scores: Scores = {
  tasks: {
    'a-new': { AUC: { value: 0.576266, se: 0.0102673, n: 343 }, MRR: { value: 0.1, se: 0.01, n: 343 } },
    team: { 'top 1% share': { value: 0.49, n: 27660 }, new: { value: 1, se: 0, n: 5 } },
    ads: { F1: { value: 0.8, se: 0.01, n: 109 } },
  },
  errors: [],
};
const reference = {
  'a-new': { AUC: { best: 0.58, goal: 0.6 }, MRR: { best: 0.0139 } },
  team: { 'top 1% share': { best: 0.094, goal: 0.188, lower: true } },
  ads: { F1: { best: 0.663, goal: 0.762 } },
};

test('keeps the figures of the measured tasks that have a baseline, rounded, with their errors', () => {
  const { figures, ...about } = figuresOf(measured, scores, reference);
  expect(about).toEqual({ version: measured.version, measuredAt: measured.measuredAt, days: measured.days });
  const auc = { task: 'a-new', metric: 'AUC', value: 0.576266, error: 0.0103, count: 343, baseline: 0.58 };
  const share = { task: 'team', metric: 'top 1% share', value: 0.49, error: null, count: 27660 };
  expect(figures).toEqual([
    { ...auc, lowerIsBetter: false, chief: true },
    expect.objectContaining({ metric: 'MRR', chief: false }),
    { ...share, baseline: 0.094, lowerIsBetter: true, chief: true },
  ]);
});

test('shows the figures for which the data states a goal', () => {
  const shown = shownOf(figuresOf(measured, scores, reference));
  expect(shown.figures.map(({ metric }) => metric)).toEqual(['AUC', 'top 1% share']);
  expect(shown.version).toBe(measured.version);
});

test('replaces the figures of the tasks that were run, and keeps the others of the same version', () => {
  const earlier = figuresOf(measured, scores, reference);
  const share = { 'top 1% share': { value: 0.2, n: 27660 } };
  const one = { ...measured, measuredAt: '2026-11-24T00:00:00.000Z', tasks: ['team'] };
  const next = figuresOf(one, { tasks: { team: share }, errors: [] }, reference);
  const { figures, measuredAt } = withEarlier(next, earlier);
  expect(figures.map(({ task, metric, value }) => `${task} ${metric} ${value}`)).toEqual([
    'a-new AUC 0.576266',
    'a-new MRR 0.1',
    'team top 1% share 0.2',
  ]);
  expect(measuredAt).toBe(one.measuredAt);
  expect(withEarlier(next, { ...earlier, version: '0-00000000' })).toEqual(next);
});

test('stores nothing if the scorer rejected a task, or the scores lack one', () => {
  const rejected = { ...scores, errors: ['ads: no answer'] };
  expect(() => figuresOf(measured, rejected, reference)).toThrow('ads: no answer');
  expect(() => figuresOf({ ...measured, tasks: ['joss'] }, scores, reference)).toThrow('lack the task joss');
});

test('a run writes the version of the shipped points and the tasks that it measured', () => {
  const runs = mkdtempSync(join(tmpdir(), 'teamwright-figures-'));
  onTestFinished(() => rmSync(runs, { recursive: true }));
  writeMeasured(join(runs, 'new'), measured.days, ['ads']);
  expect(readMeasured(join(runs, 'new'))).toEqual({
    version: new Scoring().version,
    measuredAt: expect.any(String),
    days: measured.days,
    tasks: ['ads'],
  });
});
