import { expect, test } from 'vitest';
import { roundsOf } from './rounds.ts';

test('a work budget is divided into equal rounds, at least one', () => {
  const limits = { msLeft: () => 1_000, isStopped: () => false };
  const roundsFor = (iterations: number) =>
    [...roundsOf({ ...limits, iterations }, 100)].map((round) => round.iterations);
  expect(roundsFor(300)).toEqual([100, 100, 100]);
  expect(roundsFor(260)).toEqual([260 / 3, 260 / 3, 260 / 3]);
  expect(roundsFor(10)).toEqual([10]);
});

test('rounds end when the time left is too short for another one', () => {
  const begunWith = (totalMs: number, roundMs: number) => {
    let left = totalMs;
    const begun: number[] = [];
    for (const round of roundsOf({ msLeft: () => left, isStopped: () => false }, 100)) {
      expect(round.maxProposals).toBe(100);
      begun.push(left);
      left -= roundMs;
    }
    return begun;
  };
  expect(begunWith(1_000, 310)).toEqual([1_000, 690, 380]);
  expect(begunWith(1_000, 400)).toEqual([1_000, 600, 200]);
  expect(begunWith(100, 500)).toEqual([100]);
});

test('rounds end when the caller stops the search', () => {
  let isStopped = false;
  const rounds = roundsOf({ msLeft: () => 1_000, isStopped: () => isStopped }, 100);
  expect(rounds.next().done).toBe(false);
  isStopped = true;
  expect(rounds.next().done).toBe(true);
});
