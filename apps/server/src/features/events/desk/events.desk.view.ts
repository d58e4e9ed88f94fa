import type { EventParticipant } from '@teamwright/contracts/events/desk.ts';
import type { ListedParticipant } from './events.desk.repository.ts';

interface Parts {
  readonly skills: string[];
  readonly waitingPosition: number | null;
}

export function participantView(row: ListedParticipant, parts: Parts): EventParticipant {
  const { id, userId, username, profilePicture, status, experience, languages, wishes } = row;
  return {
    id,
    userId,
    username,
    profilePicture,
    status,
    experience,
    languages,
    wishes,
    ...parts,
    roles: [...row.roles],
    answers: [...row.answers],
    registeredAt: row.registeredAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  };
}
