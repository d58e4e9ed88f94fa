import type { RepositoryEvidence } from './repository.ts';

/** A skill with enough evidence to be proposed to the repository's owner. */
export interface ProposedSkill {
  readonly skillId: string;
  readonly label: string;
  /** 0–1. */
  readonly confidence: number;
}

/** One direct dependency, one topic or a language with a real share is enough; hints and linters are not. */
const minConfidence = 0.3;

/** The skills to propose to the repository's owner, ordered by confidence, then by id. */
export function proposeSkills(rows: readonly RepositoryEvidence[]): ProposedSkill[] {
  const doubts = new Map<string, { label: string; doubt: number; minor: boolean }>();
  for (const { skillId, label, weight, volume, minor } of rows) {
    const known = doubts.get(skillId) ?? { label, doubt: 1, minor: true };
    doubts.set(skillId, {
      label: known.label,
      doubt: known.doubt * (1 - weight * volume),
      minor: known.minor && minor,
    });
  }
  return [...doubts]
    .map(([skillId, { label, doubt, minor }]) => ({ skillId, label, confidence: 1 - doubt, minor }))
    .filter(({ confidence, minor }) => !minor && confidence >= minConfidence)
    .sort((a, b) => b.confidence - a.confidence || (a.skillId < b.skillId ? -1 : 1))
    .map(({ skillId, label, confidence }) => ({ skillId, label, confidence }));
}
