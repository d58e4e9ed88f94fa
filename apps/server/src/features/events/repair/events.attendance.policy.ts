import type { EventStatus, ParticipantStatus } from '@teamwright/contracts/events/statuses.ts';
import { hasPlace } from '../events.policy.ts';

/** Why an absent participant cannot get their place back. */
export const noPlace = {
  organiser:
    'There are not enough free places for the absent participants. Raise the capacity of the event first.',
  participant: 'Your place was given to another participant. Ask the organisers for a place.',
} as const;

/** Whether teams are published and the event has not ended: participants check in, leave and come late. */
export function isAfterPublication(status: EventStatus): boolean {
  return status === 'published' || status === 'running';
}

interface CheckIn {
  readonly status: EventStatus;
  readonly participant: ParticipantStatus | null;
  readonly hasCode: boolean;
  readonly isCheckedIn: boolean;
}

/** A participant who was marked as absent can still check in while a place is free. */
export function canCheckIn({ status, participant, hasCode, isCheckedIn }: CheckIn): boolean {
  const isOfEvent = participant !== null && (hasPlace(participant) || participant === 'absent');
  return isAfterPublication(status) && hasCode && !isCheckedIn && isOfEvent;
}

interface LateLink {
  readonly status: EventStatus;
  readonly lateCode: string | null;
}

/** Whether the link with this code admits a late-comer. */
export function isLateLink({ status, lateCode }: LateLink, code: string | undefined): boolean {
  return isAfterPublication(status) && lateCode !== null && lateCode === code;
}
