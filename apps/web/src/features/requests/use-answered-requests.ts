import { useEffect, useState } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import { toast } from '../../stores/toasts.ts';
import { texts } from '../../texts.ts';
import { joinedText } from '../../ui/match/seat-to-fill.tsx';
import type { WaitingRequest } from './requests.queries.ts';

export type Verb = 'accept' | 'reject';

/** A request in a list of requests, with what the user has done with it there. */
export interface ListedRequest<Request = WaitingRequest, Done = Verb> {
  request: Request;
  answer?: Done;
  /** Closes the toast that offers to undo the answer. */
  over?: AbortController | undefined;
}

export interface Answered<Request = WaitingRequest, Done = Verb> extends ListedRequest<Request, Done> {
  /** Its place in the list when it was answered. */
  at: number;
}

/** The requests with the answered ones in their former places, and reopened ones that the list does not have yet. */
export function withAnswered<Request extends { id: string }, Done>(
  requests: readonly Request[],
  answered: readonly Answered<Request, Done>[],
): ListedRequest<Request, Done>[] {
  const kept = answered.filter(({ request, answer }) => answer || !hasRequest(requests, request));
  const keptIds = new Set(kept.map(({ request }) => request.id));
  const listed: ListedRequest<Request, Done>[] = requests
    .filter(({ id }) => !keptIds.has(id))
    .map((request) => ({ request }));
  for (const { at, ...one } of kept.toSorted((a, b) => a.at - b.at)) listed.splice(at, 0, one);
  return listed;
}

function hasRequest(requests: readonly { id: string }[], { id }: { id: string }): boolean {
  return requests.some((one) => one.id === id);
}

function refetchTeams(): Promise<unknown> {
  return Promise.all(
    ['requests', 'projects', 'notifications', 'chat', 'matching'].map((feature) =>
      queryClient.invalidateQueries({ queryKey: [feature] }),
    ),
  );
}

/**
 * Pending requests with those that the user has answered in this list. They stay in their places until the user leaves
 * the page: otherwise the next one would move below the pointer, and a second press would answer it. A rejected one can
 * be reopened there.
 */
export function useAnsweredRequests(requests: readonly WaitingRequest[]) {
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const listed = withAnswered(requests, answered);

  // A live update may cancel the load after a reopening. The row stays until a load has it.
  useEffect(() => {
    const isDone = ({ request, answer }: Answered) => !answer && hasRequest(requests, request);
    setAnswered((before) => (before.some(isDone) ? before.filter((one) => !isDone(one)) : before));
  }, [requests]);

  async function reopen({ id }: WaitingRequest, over?: AbortController): Promise<void> {
    over?.abort();
    try {
      await call('requests.reopen', { params: { id } });
      await refetchTeams();
      setAnswered((before) =>
        before.map((one) => (one.request.id === id ? { request: one.request, at: one.at } : one)),
      );
    } catch (error) {
      toast.error(errorText(error, notificationsCopy.reopenFailed));
    }
  }

  /** `request` has the seat that the user got; `seatsOpen` counts those left. */
  function keep(request: WaitingRequest, answer: Verb, seatsOpen: number | undefined): void {
    const at = listed.findIndex((one) => one.request.id === request.id);
    const over = answer === 'reject' ? new AbortController() : undefined;
    setAnswered((before) => [
      ...before.filter((one) => one.request.id !== request.id),
      { request, answer, at, over },
    ]);
    if (answer === 'accept')
      toast.success(joinedText({ name: request.person.username, seat: request.seat, seatsOpen }));
    else
      toast.info(texts.notifications.requestRejected, {
        label: notificationsCopy.undo,
        run: () => void reopen(request, over),
        over: over?.signal,
      });
  }

  return { listed, keep, reopen, refetch: () => void refetchTeams() };
}

export type AnsweredRequests = ReturnType<typeof useAnsweredRequests>;
