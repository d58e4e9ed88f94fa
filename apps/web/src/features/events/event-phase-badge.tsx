import type { ComponentProps } from 'react';
import { eventsCopy } from '../../copy/events/events.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { type EventPhase, eventPhaseOf } from './event-phase.ts';
import type { EventCard } from './events.queries.ts';

const tones: Record<EventPhase, ComponentProps<typeof Badge>['tone']> = {
  draft: 'neutral',
  open: 'success',
  full: 'brass',
  closed: 'neutral',
  forming: 'info',
  published: 'info',
  running: 'success',
  finished: 'neutral',
  cancelled: 'danger',
};

/** The state of an event in words. */
export function EventPhaseBadge({ event }: { event: EventCard }) {
  const phase = eventPhaseOf(event, useNow());
  return <Badge tone={tones[phase]}>{eventsCopy.phases[phase]}</Badge>;
}
