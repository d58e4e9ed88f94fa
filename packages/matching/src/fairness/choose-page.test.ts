import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, choosePage } from './choose-page.ts';
import { fairness } from './rules.ts';

const { count, first, last } = fairness.newcomers;

interface Odds {
  readonly capped: boolean;
  readonly newcomers: boolean;
}

/** Ranked candidates with only a few different points, so that ties are common, and fractions as in a ranking. */
function anyRanked({ capped, newcomers }: Odds): fc.Arbitrary<Candidate[]> {
  return fc
    .array(
      fc.record({
        score: fc.integer({ min: 0, max: 100 }).map((points) => points + points / 1000),
        capped: capped ? fc.boolean() : fc.constant(false),
        newcomer: newcomers ? fc.boolean() : fc.constant(false),
        showsWork: fc.boolean(),
      }),
      { maxLength: 48, size: 'max' },
    )
    .map((people) =>
      people.toSorted((a, b) => b.score - a.score).map((developer, at) => ({ ...developer, id: `p${at}` })),
    );
}

const pointsOf = ({ score }: Candidate) => Math.trunc(score);
const anyone = anyRanked({ capped: true, newcomers: true });
const limits = fc.integer({ min: 1, max: 14 });

function check(arbitrary: fc.Arbitrary<Candidate[]>, holds: (ranked: Candidate[], limit: number) => void) {
  fc.assert(fc.property(arbitrary, limits, holds), { numRuns: 500 });
}

describe('choosePage', () => {
  test('returns a full page without duplicates, ordered by score', () => {
    check(anyone, (ranked, limit) => {
      const page = choosePage(ranked, limit);
      expect(page).toHaveLength(Math.min(limit, ranked.length));
      expect(page).toEqual(ranked.filter((one) => page.includes(one)));
    });
  });

  test('returns the best by score if no candidate is capped or new', () => {
    check(anyRanked({ capped: false, newcomers: false }), (ranked, limit) => {
      expect(choosePage(ranked, limit)).toEqual(ranked.slice(0, limit));
    });
  });

  test('replaces only capped candidates, and only by candidates of nearly equal score', () => {
    check(anyRanked({ capped: true, newcomers: false }), (ranked, limit) => {
      const page = choosePage(ranked, limit);
      const best = ranked.slice(0, limit);
      const out = best.filter((one) => !page.includes(one));
      const into = page.filter((one) => !best.includes(one));
      expect(out.every(({ capped }) => capped)).toBe(true);
      expect(into.every(({ capped }) => !capped)).toBe(true);
      expect(into).toHaveLength(out.length);
      for (const { score } of into)
        expect(Math.max(...out.map(pointsOf)) - Math.trunc(score)).toBeLessThanOrEqual(fairness.nearPoints);
    });
  });

  test('replaces every capped candidate for whom an uncapped near-equal is left', () => {
    check(anyRanked({ capped: true, newcomers: false }), (ranked, limit) => {
      const page = choosePage(ranked, limit);
      const [next] = ranked.filter((one) => !one.capped && !page.includes(one));
      const lowest = page.findLast(({ capped }) => capped);
      fc.pre(next !== undefined && lowest !== undefined && ranked.length > limit);
      expect(pointsOf(lowest) - pointsOf(next)).toBeGreaterThan(fairness.nearPoints);
    });
  });

  test('places newcomers at their ranks if their scores are close and enough candidates follow', () => {
    let seen = 0;
    check(anyone, (ranked, limit) => {
      if (limit < last || ranked.length <= limit) return;
      const page = choosePage(ranked, limit);
      const there = page.slice(first - 1, last).filter(({ newcomer, capped }) => newcomer && !capped);
      const tenth = Math.trunc(ranked[last - 1]?.score ?? 0);
      const eligible = ranked
        .slice(first - 1, -(limit - last) || undefined)
        .filter(
          ({ newcomer, capped, score }) =>
            newcomer && !capped && Math.trunc(score) >= tenth - fairness.nearPoints,
        );
      if (eligible.length < count) return;
      seen += 1;
      expect(there.length).toBeGreaterThanOrEqual(count);
    });
    expect(seen).toBeGreaterThan(50);
  });

  test('adds no newcomer whose score is too far below the replaced candidates', () => {
    let added = 0;
    check(anyRanked({ capped: false, newcomers: true }), (ranked, limit) => {
      const merit = ranked.slice(0, limit);
      const floor = Math.trunc(merit[Math.min(last, limit) - 1]?.score ?? 0) - fairness.newcomerPoints;
      const page = choosePage(ranked, limit);
      const ten = page.slice(0, last);
      for (const { score } of ten.filter((one) => !merit.includes(one))) {
        added += 1;
        expect(Math.trunc(score)).toBeGreaterThanOrEqual(floor);
      }
    });
    expect(added).toBeGreaterThan(50);
  });
});

test('counts points as screens show them: 5 are nearly equal', () => {
  const candidate = (id: string, points: number, capped: boolean): Candidate => ({
    id,
    score: points + points / 1000,
    capped,
    newcomer: false,
    showsWork: true,
  });
  const idsWith = (points: number) =>
    choosePage([candidate('capped', 70, true), candidate('other', points, false)], 1).map(({ id }) => id);
  expect(idsWith(65)).toEqual(['other']);
  expect(idsWith(64)).toEqual(['capped']);
});

test('moves the newcomer at rank 11 to rank 10', () => {
  const ranked = Array.from({ length: 20 }, (_, at) => ({
    id: `p${at + 1}`,
    score: 90 - at,
    capped: false,
    newcomer: at === 10 || at === 15,
    showsWork: true,
  }));
  const ids = choosePage(ranked, 12).map(({ id }) => id);
  expect(ids).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p11', 'p16', 'p17', 'p18']);
});

test('moves newcomers without shown work up if all candidates are newcomers, as on a new site', () => {
  const ranked = Array.from({ length: 20 }, (_, at) => ({
    id: `p${at + 1}`,
    score: 90 - at,
    capped: false,
    newcomer: true,
    showsWork: at !== 14 && at !== 16 && at !== 17,
  }));
  const ids = choosePage(ranked, 12).map(({ id }) => id);
  expect(ids).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p15', 'p17', 'p18', 'p19']);
});

test('keeps the rank of a newcomer with shown work that no other newcomer takes', () => {
  const ranked = Array.from({ length: 20 }, (_, at) => ({
    id: `p${at + 1}`,
    score: 90 - at,
    capped: false,
    newcomer: at === 12 || at === 13,
    showsWork: at !== 13,
  }));
  const ids = choosePage(ranked, 10).map(({ id }) => id);
  expect(ids).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p13', 'p14']);
});
