import { useState } from 'react';
import { teamCopy } from '../../../copy/projects/team.ts';
import { call } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill, texts } from '../../../texts.ts';
import { type InviteNotes, useInviteNotes } from '../use-invite-notes.ts';
import type { TeamPerson } from './team.queries.ts';

export interface TeamInvitations {
  readonly invited: ReadonlySet<string>;
  /** Whether invitations are being sent. */
  readonly busy: boolean;
  /** By the numbers of the teams, so that an unsent note stays when the wishes change its team. */
  readonly notes: InviteNotes;
  /** Sends the note of the team along. */
  readonly invite: (team: string, invitees: readonly Invitee[]) => Promise<void>;
}

interface Invitee {
  readonly person: TeamPerson;
  /** The seat that they would fill in the team. */
  readonly seatId: string | null;
}

/** Sends invitations one by one, so that each failure is reported separately. Sent ones stay marked. */
export function useTeamInvitations(projectId: string): TeamInvitations {
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const notes = useInviteNotes();

  async function invite(team: string, invitees: readonly Invitee[]): Promise<void> {
    const note = notes.noteOf(team)?.trim() ?? '';
    setBusy(true);
    // Already now, so that a change of the wishes while invitations are sent drops the note.
    if (note !== '') notes.markSent(team);
    const reached: string[] = [];
    for (const { person, seatId } of invitees) {
      try {
        await call('requests.invite', { body: { postId: projectId, userId: person.id, note, seatId } });
        reached.push(person.username);
        setInvited((before) => new Set([...before, person.id]));
      } catch (error) {
        toast.error(errorText(error, fill(teamCopy.invite.failed, { name: person.username })));
      }
    }
    setBusy(false);
    const [first, ...others] = reached;
    if (first === undefined) {
      if (note !== '') notes.setNote(team, note);
      return;
    }
    const text = others.length > 0 ? teamCopy.invite.sent : texts.teammates.invitationSent;
    toast.success(fill(text, { name: first, names: listInWords(reached) }));
    void queryClient.invalidateQueries({ queryKey: ['matching', 'recommendUsers', projectId] });
  }

  return { invited, busy, notes, invite };
}
