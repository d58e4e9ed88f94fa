import type { Evidence, EvidenceSource, SkillStrength } from '../types.ts';
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
  const shares = countedShares(rows, now).sort((a, b) => a - b);
  const used = rows.filter((row) => isWork(row.source));
  return {
    skillId,
    strength: 1 - shares.reduce((product, share) => product * (1 - share), 1),
    declared: used.length < rows.length,
    repositories: new Set(rows.map((row) => row.repository).filter((name) => name !== '')).size,
    acceptedBy: new Set(rows.filter(({ source }) => source === 'outcome').map(voiceOf)).size,
    lastSeen: Math.max(...(used.length > 0 ? used : rows).map((row) => row.lastSeen)),
  };
}

/** Whether it is work that can be looked at; the rest is words: one's own, or of those who wanted one on their team. */
export function isWork(source: EvidenceSource): boolean {
  return source !== 'declared' && source !== 'posting' && source !== 'outcome';
}

/** All postings of a person together count as much as the one that says most, and so does all that one lead says. */
function countedShares(rows: readonly Evidence[], now: number): number[] {
  const best = new Map<Evidence | string, number>();
  for (const row of rows) {
    const voice = voiceOf(row);
    best.set(voice, Math.max(best.get(voice) ?? 0, evidenceShare(row, now)));
  }
  return [...best.values()];
}

function voiceOf(row: Evidence): Evidence | string {
  if (row.source === 'posting') return 'posting';
  return row.source === 'outcome' ? `outcome ${row.voucherId ?? ''}` : row;
}

/** What one row says by itself, 0–1: less the older it is. `now` in epoch milliseconds. */
export function evidenceShare(row: Pick<Evidence, 'source' | 'weight' | 'volume' | 'lastSeen'>, now: number) {
  return row.weight * row.volume * recency(row, now);
}

function recency(row: Pick<Evidence, 'source' | 'lastSeen'>, now: number): number {
  const faded = decay(now - row.lastSeen, EVIDENCE_HALF_LIFE_MS);
  return row.source === 'declared' ? Math.max(DECLARED_FLOOR, faded) : faded;
}
