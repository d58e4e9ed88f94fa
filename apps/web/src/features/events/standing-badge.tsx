import type { ComponentProps } from 'react';
import { eventsCopy } from '../../copy/events/events.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import type { EventCard } from './events.queries.ts';
import { type Standing, standingOf } from './standing.ts';

const tones: Record<Standing, ComponentProps<typeof Badge>['tone']> = {
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
export function StandingBadge({ event }: { event: EventCard }) {
  const standing = standingOf(event, useNow());
  return <Badge tone={tones[standing]}>{eventsCopy.standings[standing]}</Badge>;
}
