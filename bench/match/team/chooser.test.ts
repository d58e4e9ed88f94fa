import { describe, expect, test } from 'vitest';
import type { Chances } from './chances.ts';
import { Chooser, type Question } from './chooser.ts';
import { costByDemand } from './demand.ts';

/** Rows are people, columns are skills. */
function chancesOf(rows: readonly (readonly number[])[]): Chances {
  return { people: rows.length, skills: rows[0]?.length ?? 0, of: Float64Array.from(rows.flat()) };
}

function question(skills: readonly number[], seats: number, exclude: readonly number[] = []): Question {
  return { qid: `of ${skills.join()}`, skills, seats, exclude: new Set(exclude) };
}

const free = (people: number) => new Float64Array(people);

describe('Chooser', () => {
  // The first has a little of every skill, the others have half of the skills each.
  const chances = chancesOf([
    [0.5, 0.5, 0.5, 0.5],
    [0.9, 0.9, 0, 0],
    [0, 0, 0.9, 0.9],
    [0.8, 0.8, 0, 0],
  ]);

  test('chooses people who complement each other over the single strongest', () => {
    expect(new Chooser(chances, new Map()).choose(question([0, 1, 2, 3], 2), free(4)).toSorted()).toEqual([
      1, 2,
    ]);
  });

  test('leaves out excluded people', () => {
    expect(
      new Chooser(chances, new Map()).choose(question([0, 1, 2, 3], 2, [1]), free(4)).toSorted(),
    ).toEqual([2, 3]);
  });

  test('measures the cost in shares of the skills for any number of seats', () => {
    const chooser = new Chooser(chances, new Map());
    // The first pair differs by a tenth in two of four skills, which is one twentieth.
    const dear = (cost: number) => Float64Array.of(0, cost, 0, 0);
    expect(chooser.choose(question([0, 1, 2, 3], 2), dear(0.049)).toSorted()).toEqual([1, 2]);
    expect(chooser.choose(question([0, 1, 2, 3], 2), dear(0.051)).toSorted()).toEqual([2, 3]);
    expect(chooser.choose(question([0, 1], 1), dear(0.099))).toEqual([1]);
    expect(chooser.choose(question([0, 1], 1), dear(0.101))).toEqual([3]);
  });

  test('avoids two people who have worked together if the alternative costs less', () => {
    const mates = new Map([
      [1, [2]],
      [2, [1]],
    ]);
    expect(new Chooser(chances, mates).choose(question([0, 1, 2, 3], 2), free(4)).toSorted()).toEqual([2, 3]);
    expect(new Chooser(chances, mates).choose(question([0, 1, 2, 3], 2, [0, 3]), free(4))).toHaveLength(2);
  });

  test('fills at most as many seats as there are people', () => {
    expect(new Chooser(chances, new Map()).choose(question([0], 9), free(4))).toHaveLength(4);
  });
});

describe('costByDemand', () => {
  test('gives a high cost to people whom every likely question would choose', () => {
    const chances = chancesOf(Array.from({ length: 20 }, (_, developer) => [developer === 0 ? 0.9 : 0.3]));
    const likely = Array.from({ length: 10 }, () => question([0], 1));
    const cost = costByDemand(new Chooser(chances, new Map()), likely, { asked: 0.05, most: 0.1, lot: 0.02 });
    const others = [...cost].slice(1);
    expect(cost[0]).toBeGreaterThan(0.1);
    expect(cost[0]).toBeGreaterThan(2 * Math.max(...others));
  });
});
