import { describe, expect, test } from 'vitest';
import type { Evidence } from '../types.ts';
import { MONTH_MS } from './decay.ts';
import { summariseEvidence } from './strength.ts';

const NOW = Date.UTC(2026, 6, 15);

function row(over: Partial<Evidence>): Evidence {
  return {
    skillId: 'react',
    source: 'manifest',
    repository: 'a/b',
    weight: 0.5,
    volume: 1,
    firstSeen: NOW,
    lastSeen: NOW,
    ...over,
  };
}

describe('summariseEvidence', () => {
  test('adds evidence up without ever passing 1', () => {
    const rows = [
      row({}),
      row({ repository: 'a/c' }),
      row({ repository: 'a/c', source: 'topic', volume: 0.5 }),
    ];
    expect(summariseEvidence(rows, NOW)).toEqual([
      { skillId: 'react', strength: 1 - 0.5 * 0.5 * 0.75, declared: false, repositories: 2, lastSeen: NOW },
    ]);
  });

  test('halves evidence after fourteen months', () => {
    const [skill] = summariseEvidence([row({ weight: 0.8, lastSeen: NOW - 14 * MONTH_MS })], NOW);
    expect(skill?.strength).toBeCloseTo(0.4, 10);
  });

  test('keeps most of what is declared, however old, and does not take it for use', () => {
    const declared = row({ source: 'declared', repository: '', weight: 1, lastSeen: NOW - 200 * MONTH_MS });
    expect(summariseEvidence([declared], NOW)[0]).toMatchObject({
      strength: 0.6,
      declared: true,
      repositories: 0,
    });
    const used = row({ lastSeen: NOW - 3 * MONTH_MS });
    const both = summariseEvidence([{ ...declared, lastSeen: NOW }, used], NOW)[0];
    expect(both).toMatchObject({ declared: true, lastSeen: used.lastSeen });
  });

  test('does not depend on the order of rows, and lists the strongest first', () => {
    const rows = [0.1, 0.7, 0.3, 0.9, 0.2].map((weight) => row({ weight }));
    rows.push(row({ skillId: 'docker', weight: 0.2 }));
    const summary = summariseEvidence(rows, NOW);
    expect(summary.map(({ skillId }) => skillId)).toEqual(['react', 'docker']);
    expect(summariseEvidence(rows.toReversed(), NOW)).toEqual(summary);
  });
});
