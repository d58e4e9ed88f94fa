import type { OwnEvent } from '@teamwright/contracts/events/agenda.ts';
import { isBeforePublication } from '../events.policy.ts';
import { isConfirmationWanted } from '../registration/events.registration.policy.ts';
import { isAfterPublication } from '../repair/events.attendance.policy.ts';

interface AgendaState extends Pick<OwnEvent, 'status' | 'organiser' | 'participant'> {
  readonly deadlinePassed: boolean;
  readonly confirmationAsked: boolean;
}

/** What a user has to do next for an event. Steps of a participant come before those of an organiser. */
export function nextStep(state: AgendaState): OwnEvent['nextStep'] {
  const { status, participant } = state;
  const { confirmationAsked, organiser, deadlinePassed } = state;
  if (participant !== null) {
    const isBefore = isBeforePublication(status);
    if (isConfirmationWanted({ status: participant, isBeforePublication: isBefore, confirmationAsked }))
      return 'confirm';
    if (participant === 'placed' && isAfterPublication(status)) return 'team';
  }
  if (organiser === null) return null;
  if (status === 'draft') return 'open';
  return status === 'forming' || (status === 'open' && deadlinePassed) ? 'form' : null;
}
