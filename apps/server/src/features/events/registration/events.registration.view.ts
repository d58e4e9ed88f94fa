import type { Participation } from '@teamwright/contracts/events/registration.ts';
import { isBeforePublication, isTakingPart } from '../events.policy.ts';
import type { EventRow } from '../events.repository.ts';
import { canConfirm, canWithdraw, isConfirmationWanted } from './events.registration.policy.ts';
import type { listFriends, ParticipantRow } from './events.registration.repository.ts';

interface Parts {
  readonly event: EventRow;
  readonly friends: Awaited<ReturnType<typeof listFriends>>;
  readonly waitingPosition: number | null;
}

export function participationView(
  row: ParticipantRow,
  { event, friends, waitingPosition }: Parts,
): Participation {
  const { id, status, experience, languages, wishes, friendCode, registeredAt } = row;
  const confirmable = {
    status,
    isBeforePublication: isBeforePublication(event.status),
    confirmationAsked: event.confirmationAskedAt !== null,
  };
  return {
    id,
    status,
    experience,
    languages,
    wishes,
    friendCode,
    waitingPosition,
    roles: [...row.roles],
    answers: [...row.answers],
    friends: [...friends],
    registeredAt: registeredAt.toISOString(),
    confirmationWanted: isConfirmationWanted(confirmable),
    can: {
      edit: isTakingPart(status) && confirmable.isBeforePublication,
      confirm: canConfirm(confirmable),
      withdraw: canWithdraw(event.status, status),
    },
  };
}
