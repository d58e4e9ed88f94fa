import type { LedgerRow, NewLedgerRow } from './skills.ledger.repository.ts';

/** Within one repository a skill has one row for each source. */
export function evidenceKey({ skillId, source }: Pick<LedgerRow, 'skillId' | 'source'>): string {
  return `${skillId} ${source}`;
}

/** PostgreSQL keeps weights as 4-byte floats. */
const tolerance = 1e-6;

export function differsFrom(before: LedgerRow | undefined, after: NewLedgerRow): boolean {
  if (before === undefined) return true;
  return (
    before.repository !== after.repository ||
    before.file !== after.file ||
    before.line !== after.line ||
    before.snippet !== after.snippet ||
    before.lastSeen.getTime() !== after.lastSeen.getTime() ||
    Math.abs(before.weight - after.weight) > tolerance ||
    Math.abs(before.volume - (after.volume ?? 1)) > tolerance
  );
}

export function newSkillsText(count: number, repository: string): string {
  return `${count} new ${count === 1 ? 'skill' : 'skills'} found in ${repository}`;
}
