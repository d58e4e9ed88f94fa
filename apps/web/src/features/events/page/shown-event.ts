import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../lib/api/query.ts';
import { isAfterPublication } from '../event-phase.ts';
import { type EventPage, ownTeamQuery } from '../events.queries.ts';
import { isPlaced } from './own-team.tsx';

/** What the page shows above the event to the members of published teams. */
export function ownTeamQueries(event: EventPage) {
  if (!isPlaced(event)) return [];
  const params = { id: event.id };
  const sinceThen = [
    endpointQuery('events.ownAttendance', { params }),
    endpointQuery('events.ownPulse', { params }),
  ];
  return [ownTeamQuery(event.id), ...(isAfterPublication(event.status) ? sinceThen : [])];
}

/**
 * The event as the page shows it: undefined until the parts above it are loaded. If the teams are published while a
 * participant reads the page, it stays as it is until they ask for their team, which would move everything.
 */
export function useShownEvent(event: EventPage) {
  const isReady = !useQueries({ queries: ownTeamQueries(event) }).some(({ isPending }) => isPending);
  const [shown, setShown] = useState<EventPage>();
  // A user who was absent has read this page with their team before.
  const isNewInTeam =
    isPlaced(event) && shown?.viewer?.participant !== 'absent' && isAfterPublication(event.status);
  const isHeld = shown !== undefined && isNewInTeam && !isPlaced(shown);
  const loaded = shown === undefined && !isReady ? undefined : event;
  const next = isHeld ? shown : loaded;
  if (next !== shown) setShown(next);
  return { shown: next, teamWaits: isHeld && isReady, showTeam: () => setShown(event) };
}
