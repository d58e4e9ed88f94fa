import { useState } from 'react';
import { eventsCopy } from '../../../../copy/events/events.ts';
import { organisersCopy } from '../../../../copy/events/organisers.ts';
import { type Answer, call } from '../../../../lib/api/api.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { queryClient } from '../../../../lib/api/query.ts';
import { useCurrentUser } from '../../../../stores/session.ts';
import { toast } from '../../../../stores/toasts.ts';
import { fill } from '../../../../texts.ts';
import { type EventPage, keepApartQuery, useEventChange } from '../../events.queries.ts';
import type { Participant } from '../teams/teams.queries.ts';

const copy = organisersCopy.apart;

export type ApartList = Answer<'events.keepApart'>;
export type Pair = ApartList['pairs'][number];

export interface PairDraft {
  readonly one: Participant | null;
  readonly other: Participant | null;
}

const emptyDraft: PairDraft = { one: null, other: null };

/** Who or what changed the list, in words. */
function changeText({ organisers }: EventPage, { changedBy }: ApartList): string {
  if (changedBy === null) return copy.changedByUsers;
  const organiser = organisers.find(({ userId }) => userId === changedBy);
  return organiser ? fill(copy.changedBy, { username: organiser.username }) : copy.changedByOther;
}

/**
 * The pair that is chosen but not saved, and changes of the list. If the list changes in the meantime, the chosen pair
 * stays, and `change` says who changed it.
 */
export function usePairs(event: EventPage, list: ApartList) {
  const [draft, setDraft] = useState(emptyDraft);
  const [seen, setSeen] = useState(list.version);
  const [isRejected, setRejected] = useState(false);
  const ownId = useCurrentUser()?.id;
  const hasEdit = isRejected || draft.one !== null || draft.other !== null;
  const isChanged = list.version > seen;
  if (isChanged && (!hasEdit || list.changedBy === ownId)) accept();
  const { mutate, isPending, variables } = useEventChange<ApartList>();

  function accept(): void {
    setSeen(list.version);
    setRejected(false);
  }

  function reject(error: Error): void {
    if (!isApiError(error) || error.code !== 'conflict') {
      toast.error(errorText(error, eventsCopy.changeFailed));
      return;
    }
    setRejected(true);
    // The list can have been loaded again before this error arrived.
    setSeen(list.version);
  }

  function save({ pairs, invited }: Pick<ApartList, 'pairs' | 'invited'>, done: string, onDone: () => void) {
    const body = { pairs, invited, version: list.version };
    async function run(): Promise<ApartList> {
      const saved = await call('events.putKeepApart', { params: { id: event.id }, body });
      queryClient.setQueryData(keepApartQuery(event.id).queryKey, saved);
      return saved;
    }
    mutate({ run, done, showError: reject }, { onSuccess: onDone });
  }

  function add(one: Participant, other: Participant): void {
    const done = fill(copy.added, { one: one.username, other: other.username });
    save({ ...list, pairs: [...list.pairs, [one.id, other.id]] }, done, () => setDraft(emptyDraft));
  }

  function remove(removed: Pair, done: string, onDone: () => void): void {
    const isKept = (pair: Pair) => pair !== removed;
    save({ pairs: list.pairs.filter(isKept), invited: list.invited.filter(isKept) }, done, onDone);
  }

  return {
    draft,
    setDraft,
    add,
    remove,
    /** The message of the change that is being saved. */
    saving: isPending ? variables.done : undefined,
    change: isChanged && hasEdit ? changeText(event, list) : undefined,
    accept,
  };
}
