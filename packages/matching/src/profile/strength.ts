import type { Evidence, EvidenceSource, SkillStrength } from '../types/skills.ts';
import { decay, monthMs } from './decay.ts';

/** After this time without new use, evidence counts half. */
const evidenceHalfLifeMs = 14 * monthMs;

/** Declared skills decay too, but never below this share of their original weight. */
const declaredFloor = 0.6;

/**
 * Sums a developer's evidence per skill: strength = 1 − Π(1 − weight · volume · recency). Every row adds
 * something and the sum never exceeds 1. `now` in epoch milliseconds. Strongest first, then by id.
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
  // Multiplied in a fixed order, so that rounding does not depend on the order of the rows.
  const shares = countedShares(rows, now).sort((a, b) => a - b);
  const used = rows.filter((row) => isWork(row.source));
  return {
    skillId,
    strength: 1 - shares.reduce((product, share) => product * (1 - share), 1),
    declared: rows.some(({ source }) => source === 'declared'),
    repositories: namesIn(rows.filter(({ source }) => source !== 'project')),
    projects: namesIn(rows.filter(({ source }) => source === 'project')),
    acceptedBy: new Set(rows.filter(({ source }) => source === 'outcome').map(voiceOf)).size,
    stated: used.length < rows.length,
    lastSeen: Math.max(...(used.length > 0 ? used : rows).map((row) => row.lastSeen)),
  };
}

function namesIn(rows: readonly Evidence[]): number {
  return new Set(rows.map(({ repository }) => repository).filter((name) => name !== '')).size;
}

/**
 * Whether the evidence is work that can be inspected; the rest are statements by the developer or by owners.
 */
export function isWork(source: EvidenceSource): boolean {
  return source !== 'declared' && source !== 'posting' && source !== 'outcome';
}

/**
 * The shares that count: of all postings of a developer only the strongest, and the strongest of each owner.
 */
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

/** The share of a single row, 0–1, decreasing with age. `now` in epoch milliseconds. */
export function evidenceShare(row: Pick<Evidence, 'source' | 'weight' | 'volume' | 'lastSeen'>, now: number) {
  return row.weight * row.volume * recency(row, now);
}

function recency(row: Pick<Evidence, 'source' | 'lastSeen'>, now: number): number {
  const faded = decay(now - row.lastSeen, evidenceHalfLifeMs);
  return row.source === 'declared' ? Math.max(declaredFloor, faded) : faded;
}
