import type { EventStatus, ParticipantStatus } from '@teamwright/contracts/events/statuses.ts';

interface Ended {
  readonly status: EventStatus;
}

/** Members thank each other after the end. */
export function canThank({ status }: Ended): boolean {
  return status === 'finished';
}

interface Attendance extends Ended {
  readonly participant: ParticipantStatus;
  readonly isInTeam: boolean;
  readonly isCheckedIn: boolean;
  /** Any participant was checked in. */
  readonly usedCheckIn: boolean;
}

/** Participants who were in a team and present get a certificate after the end. */
export function canHaveCertificate(attendance: Attendance): boolean {
  const { status, participant, isInTeam, isCheckedIn, usedCheckIn } = attendance;
  const isPresent = participant === 'placed' && (isCheckedIn || !usedCheckIn);
  return status === 'finished' && isInTeam && isPresent;
}
