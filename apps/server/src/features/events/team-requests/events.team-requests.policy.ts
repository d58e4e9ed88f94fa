import type { EventStatus, ParticipantStatus } from '@teamwright/contracts/events/statuses.ts';
import { hasPlace } from '../events.policy.ts';
import { isAfterPublication } from '../repair/events.attendance.policy.ts';

interface Asker {
  readonly event: EventStatus;
  /** Undefined for users who are not registered. */
  readonly participant: ParticipantStatus | undefined;
  /** Whether the last request is still open. */
  readonly hasOpen: boolean;
}

/** Whether a participant may ask for a team: with a place, after the publication, and with no open request. */
export function canSendTeamRequest({ event, participant, hasOpen }: Asker): boolean {
  return isAfterPublication(event) && participant !== undefined && hasPlace(participant) && !hasOpen;
}
