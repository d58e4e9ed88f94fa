import { queryOptions } from '@tanstack/react-query';
import { placeStatuses } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { useState } from 'react';
import { type Answer, call } from '../../../../lib/api/api.ts';
import { endpointQuery, queryClient } from '../../../../lib/api/query.ts';
import type { Payload } from '../../../../lib/api/realtime.ts';
import { useRealtime } from '../../../../lib/api/use-realtime.ts';

export type Formation = Answer<'events.formation'>;
export type FormationSummary = Answer<'events.formations'>['formations'][number];
export type FormedTeam = Formation['teamList'][number];
export type Publication = NonNullable<Answer<'events.publication'>['publication']>;
export type Participant = Answer<'events.participants'>['participants'][number];

/** A lost live update must not leave the page waiting, in milliseconds. */
const pollMs = 2_000;
/** Messages of participants end the possibility to undo, and organisers get no live update for them. */
const undoPollMs = 10_000;

export function isActive({ status }: Pick<FormationSummary, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

export function formationsQuery(id: string) {
  return {
    ...endpointQuery('events.formations', { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: Answer<'events.formations'> | undefined } }) =>
      state.data?.formations.some(isActive) ? pollMs : (false as const),
  };
}

export function formationQuery(id: string, version: number) {
  return endpointQuery('events.formation', { params: { id, version } });
}

export function previewQuery(id: string, version: number) {
  return endpointQuery('events.previewPublication', { params: { id, version } });
}

export function publicationQuery(id: string) {
  return {
    ...endpointQuery('events.publication', { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: Answer<'events.publication'> | undefined } }) =>
      state.data?.publication?.undoFault === null ? undoPollMs : (false as const),
  };
}

/** Shows the formation that the server returned for a change. */
export function setFormation(id: string, formation: Formation): void {
  queryClient.setQueryData(formationQuery(id, formation.version).queryKey, formation);
}

export function hasPlace({ status }: Participant): boolean {
  return placeStatuses.some((one) => one === status);
}

/** All participants of an event by id. The server sends them in pages. */
export function peopleQuery(id: string) {
  return queryOptions({
    queryKey: ['events', 'participants', { all: id }],
    async queryFn({ signal }) {
      const people = new Map<string, Participant>();
      for (let total = 1; people.size < total; ) {
        const query = { startIndex: people.size, limit: limits.eventParticipantPage };
        const page = await call('events.participants', { params: { id }, query, signal });
        for (const participant of page.participants) people.set(participant.id, participant);
        // A participant who registers in the meantime must not keep this running.
        total = page.participants.length === 0 ? people.size : page.total;
      }
      return people;
    },
  });
}

/** The last live progress of a formation of this event. */
export function useProgress(eventId: string): Payload<'formation_progress'> | undefined {
  const [progress, setProgress] = useState<Payload<'formation_progress'>>();
  useRealtime('formation_progress', (next) => {
    if (next.eventId === eventId) setProgress(next);
  });
  return progress;
}
