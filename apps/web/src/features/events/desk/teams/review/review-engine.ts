import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Cohort, createCohort } from '@teamwright/matching/events/cohort.ts';
import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import {
  createReview,
  type Review,
  type Swap,
  type SwapFocus,
  suggestSwaps,
} from '@teamwright/matching/events/review.ts';
import { type Answer, call } from '../../../../../lib/api/api.ts';
import { type Formation, hasPlace, type Participant } from '../teams.queries.ts';

/** Only registrations change the instance. Other events of the desk do not need to refetch it. */
const instanceFreshMs = 5 * 60_000;
/** More than are shown, because the server removes those that are not possible. */
const maxFound = 20;
const maxSwaps = 5;
/** The search for swaps blocks the page, so its time is limited. */
const maxSwapMs = 100;

// Safe: the server sends the rules in the format of the engine. The contract leaves their fields open.
function asInstance(answer: Answer<'events.formationInstance'>): EventInstance {
  return answer as unknown as EventInstance;
}

/**
 * The engine for the teams of a version. The number of participants with a place is in the key: if it changes, so does
 * the instance.
 */
function cohortQuery(eventId: string, version: number, people: ReadonlyMap<string, Participant>) {
  const places = [...people.values()].filter(hasPlace).length;
  return {
    queryKey: ['event-cohort', eventId, version, places],
    staleTime: instanceFreshMs,
    // Maps and functions cannot be compared.
    structuralSharing: false,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Cohort> {
      const params = { id: eventId, version };
      return createCohort(asInstance(await call('events.formationInstance', { params, signal })));
    },
  };
}

function reviewOf(cohort: Cohort, { teamList }: Formation): Review {
  const teams = teamList.map(({ id, ideaId, fromId, members }) => ({
    id,
    from: fromId,
    members: members.map(({ participantId }) => participantId),
    locked: members.flatMap(({ participantId, locked }) => (locked ? [participantId] : [])),
    project: ideaId !== null && cohort.projectIndex.has(ideaId) ? ideaId : null,
  }));
  return createReview(cohort, teams);
}

export interface ReviewEngine {
  readonly eventId: string;
  /** Undefined until the engine is loaded. */
  readonly review: Review | undefined;
  readonly status: UseQueryResult['status'];
}

/** Scores moves in the browser before they are made, with the engine that formed the teams. */
export function useReviewEngine(
  eventId: string,
  formation: Formation,
  { people, canReview }: { people: ReadonlyMap<string, Participant>; canReview: boolean },
): ReviewEngine {
  const { data, status } = useQuery({
    ...cohortQuery(eventId, formation.version, people),
    enabled: canReview,
  });
  return { eventId, review: data && reviewOf(data, formation), status };
}

type Pair = [string, string];

const pairOf = ({ steps: [one, other] }: Swap): Pair => [one.person, other.person];

/** The best swaps, which are found in the browser. The server removes those that it knows to be impossible. */
export function usePossibleSwaps(eventId: string, { version, revision }: Formation, found: readonly Swap[]) {
  const swaps = found.map(pairOf);
  const { data, status } = useQuery({
    queryKey: ['event-swaps', eventId, version, revision, swaps],
    enabled: swaps.length > 0,
    queryFn: ({ signal }) =>
      call('events.possibleSwaps', { params: { id: eventId, version }, body: { swaps }, signal }),
  });
  if (swaps.length === 0) return { status: 'success', swaps: [] } as const;
  const possible = new Set(data?.swaps.map((pair) => pair.join()));
  return { status, swaps: found.filter((swap) => possible.has(pairOf(swap).join())).slice(0, maxSwaps) };
}

export function findSwaps(review: Review, focus: SwapFocus): Swap[] {
  const end = performance.now() + maxSwapMs;
  return suggestSwaps(review, focus, { count: maxFound, msLeft: () => end - performance.now() });
}
