import { describe, expect, test } from 'vitest';
import type { Evidence } from '../types/skills.ts';
import { monthMs } from './decay.ts';
import { summariseEvidence } from './strength.ts';

const noon = Date.UTC(2026, 6, 15);

function row(over: Partial<Evidence>): Evidence {
  return {
    skillId: 'react',
    source: 'manifest',
    repository: 'a/b',
    weight: 0.5,
    volume: 1,
    firstSeen: noon,
    lastSeen: noon,
    ...over,
  };
}

describe('summariseEvidence', () => {
  test('adds evidence without exceeding 1', () => {
    const rows = [
      row({}),
      row({ repository: 'a/c' }),
      row({ repository: 'a/c', source: 'topic', volume: 0.5 }),
    ];
    expect(summariseEvidence(rows, noon)).toEqual([
      {
        skillId: 'react',
        strength: 1 - 0.5 * 0.5 * 0.75,
        declared: false,
        repositories: 2,
        projects: 0,
        acceptedBy: 0,
        stated: false,
        lastSeen: noon,
      },
    ]);
  });

  test('halves evidence after fourteen months', () => {
    const [skill] = summariseEvidence([row({ weight: 0.8, lastSeen: noon - 14 * monthMs })], noon);
    expect(skill?.strength).toBeCloseTo(0.4, 10);
  });

  test('keeps most of the strength of old declared skills and does not count them as used', () => {
    const declared = row({ source: 'declared', repository: '', weight: 1, lastSeen: noon - 200 * monthMs });
    expect(summariseEvidence([declared], noon)[0]).toMatchObject({
      strength: 0.6,
      declared: true,
      repositories: 0,
    });
    const used = row({ lastSeen: noon - 3 * monthMs });
    const both = summariseEvidence([{ ...declared, lastSeen: noon }, used], noon)[0];
    expect(both).toMatchObject({ declared: true, lastSeen: used.lastSeen });
  });

  test('grows with postings and outcomes and decays with their age', () => {
    const work = row({ repository: 'a/b', weight: 0.4 });
    const posting = row({ source: 'posting', repository: '', weight: 0.15 });
    const outcome = row({ source: 'outcome', repository: '', voucherId: 'lead', weight: 0.25 });
    const strengthAt = (rows: Evidence[], now = noon) => summariseEvidence(rows, now)[0]?.strength;
    expect(strengthAt([work, posting])).toBeCloseTo(1 - 0.6 * 0.85, 10);
    expect(strengthAt([work, outcome])).toBeCloseTo(1 - 0.6 * 0.75, 10);
    expect(strengthAt([work, posting, outcome])).toBeCloseTo(1 - 0.6 * 0.85 * 0.75, 10);
    const later = noon + 14 * monthMs;
    expect(strengthAt([outcome], later)).toBeCloseTo(0.125, 10);
    expect(strengthAt([posting], later)).toBeCloseTo(0.075, 10);
  });

  test('counts the strongest posting, and the strongest outcome per owner', () => {
    const postings = [0, 3, 9].map((months) =>
      row({ source: 'posting', repository: '', weight: 0.15, lastSeen: noon - months * monthMs }),
    );
    const outcome = (voucherId: string | null, months = 0) =>
      row({ source: 'outcome', repository: '', voucherId, weight: 0.25, lastSeen: noon - months * monthMs });
    const strengthOf = (rows: Evidence[]) => summariseEvidence(rows, noon)[0]?.strength;
    expect(strengthOf(postings)).toBeCloseTo(0.15, 10);
    const friend = Array.from({ length: 10 }, (_, months) => outcome('friend', months));
    expect(strengthOf(friend)).toBeCloseTo(0.25, 10);
    expect(summariseEvidence([...friend, outcome('other')], noon)[0]?.acceptedBy).toBe(2);
    expect(strengthOf([...friend, outcome('other')])).toBeCloseTo(1 - 0.75 ** 2, 10);
    expect(strengthOf([outcome(null), outcome(null)])).toBeCloseTo(0.25, 10);
  });

  test('counts neither as a repository nor as use', () => {
    const words = [
      row({ source: 'posting', repository: '' }),
      row({ source: 'outcome', repository: '', voucherId: 'lead' }),
    ];
    expect(summariseEvidence(words, noon)[0]).toMatchObject({
      declared: false,
      repositories: 0,
      lastSeen: noon,
    });
    const used = row({ lastSeen: noon - 20 * monthMs });
    expect(summariseEvidence([...words, used], noon)[0]).toMatchObject({
      repositories: 1,
      lastSeen: used.lastSeen,
    });
  });

  test('does not depend on the order of rows and orders skills by strength', () => {
    const rows = [0.1, 0.7, 0.3, 0.9, 0.2].map((weight) => row({ weight }));
    rows.push(row({ skillId: 'docker', weight: 0.2 }));
    const summary = summariseEvidence(rows, noon);
    expect(summary.map(({ skillId }) => skillId)).toEqual(['react', 'docker']);
    expect(summariseEvidence(rows.toReversed(), noon)).toEqual(summary);
  });
});
