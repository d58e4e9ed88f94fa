import type { ParticipantStatus } from '@teamwright/contracts/events/statuses.ts';

/** Whether a participant is in a published team now. Only they read and appear in explanations of teams. */
export function isInTeam(status: ParticipantStatus): boolean {
  return status === 'placed';
}
