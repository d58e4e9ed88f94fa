import type { ClashReason } from '@teamwright/contracts/events/clash.ts';
import type { Formation } from '@teamwright/matching/events/form-teams.ts';

/** A reason names at most this many participants. */
const maxNamed = 20;

/** The engine's reason in the shape of the contract. */
export function clashReasonOf({ clashReason: reason }: Pick<Formation, 'clashReason'>): ClashReason | null {
  if (reason?.kind === 'role') {
    const { rule: ruleId, ...numbers } = reason;
    return { ...numbers, ruleId };
  }
  if (reason?.kind === 'blocked') {
    const { kind, people } = reason;
    return { kind, people: people.length, participantIds: people.slice(0, maxNamed) };
  }
  return reason;
}
