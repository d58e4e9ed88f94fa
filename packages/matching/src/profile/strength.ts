import type { Evidence, SkillStrength } from '../types.ts';
import { decay, MONTH_MS } from './decay.ts';

/** After this time without new use, a piece of evidence counts half. */
const EVIDENCE_HALF_LIFE_MS = 14 * MONTH_MS;

/** What somebody says of themselves ages too, but it never says less than this share of what it said. */
const DECLARED_FLOOR = 0.6;

/**
 * Sums a person's evidence up per skill: strength = 1 − Π(1 − weight · volume · recency), so that every row adds
 * something and none can push it past 1. `now` in epoch milliseconds. Strongest first, then by id.
 */
export function summariseEvidence(rows: readonly Evidence[], now: number): SkillStrength[] {
  return [...groupBySkill(rows)]
    .map(([skillId, evidence]) => summariseSkill(skillId, evidence, now))
    .sort((a, b) => b.strength - a.strength || (a.skillId < b.skillId ? -1 : 1));
}

function groupBySkill(rows: readonly Evidence[]): Map<string, Evidence[]> {
  const groups = new Map<string, Evidence[]>();
  for (const row of rows) {
    const group = groups.get(row.skillId);
    if (group) group.push(row);
    else groups.set(row.skillId, [row]);
  }
  return groups;
}

function summariseSkill(skillId: string, rows: readonly Evidence[], now: number): SkillStrength {
  // Multiplied in a fixed order: the order in which rows were stored must not change the last digit.
  const shares = rows.map((row) => evidenceShare(row, now)).sort((a, b) => a - b);
  const used = rows.filter((row) => row.source !== 'declared');
  return {
    skillId,
    strength: 1 - shares.reduce((product, share) => product * (1 - share), 1),
    declared: used.length < rows.length,
    repositories: new Set(rows.map((row) => row.repository).filter((name) => name !== '')).size,
    lastSeen: Math.max(...(used.length > 0 ? used : rows).map((row) => row.lastSeen)),
  };
}

/** What one row says by itself, 0–1: less the older it is. `now` in epoch milliseconds. */
export function evidenceShare(row: Pick<Evidence, 'source' | 'weight' | 'volume' | 'lastSeen'>, now: number) {
  return row.weight * row.volume * recency(row, now);
}

function recency(row: Pick<Evidence, 'source' | 'lastSeen'>, now: number): number {
  const faded = decay(now - row.lastSeen, EVIDENCE_HALF_LIFE_MS);
  return row.source === 'declared' ? Math.max(DECLARED_FLOOR, faded) : faded;
}
