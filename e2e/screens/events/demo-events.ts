import { deskCopy } from '../../../apps/web/src/copy/events/desk.ts';
import { eventsCopy as copy } from '../../../apps/web/src/copy/events/events.ts';
import { pulseCopy } from '../../../apps/web/src/copy/events/pulse.ts';
import { repairCopy } from '../../../apps/web/src/copy/events/repair.ts';
import { teamsCopy } from '../../../apps/web/src/copy/events/teams.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import { text } from '../assert-visible.ts';
import type { Screens } from '../screen.ts';

/** Slugs of the demo events by state. */
const slugs = {
  draft: 'founders-week',
  open: 'harbour-hack-weekend',
  forming: 'software-project-winter-term',
  published: 'lindqvist-freight-innovation-week',
  running: 'backend-bootcamp-group-phase',
  finished: 'open-map-sprint',
  cancelled: 'night-train-jam',
} as const;

/** Events in each state with their participants and teams, as the demo has them. */
export const demoEventScreens: Screens = [
  {
    name: 'demo-event',
    as: 'developer',
    path: paths.event(slugs.open),
    states: [
      { name: 'open', shows: text(copy.phases.full) },
      { name: 'forming', path: paths.event(slugs.forming), shows: text(copy.phases.forming) },
      { name: 'published', path: paths.event(slugs.published), shows: text(copy.team.room) },
      { name: 'running', path: paths.event(slugs.running), shows: text(copy.team.room) },
      { name: 'finished', path: paths.event(slugs.finished), shows: text(copy.phases.finished) },
      { name: 'cancelled', path: paths.event(slugs.cancelled), shows: text(copy.phases.cancelled) },
      { name: 'joined', path: `${paths.events()}?show=joined`, shows: text('Night train jam') },
    ],
  },
  {
    name: 'demo-event-desk',
    as: 'owner',
    path: paths.eventDesk(slugs.open),
    states: [
      { name: 'open', shows: text(deskCopy.figures.shortages) },
      { name: 'draft', path: paths.eventDesk(slugs.draft), shows: text(copy.phases.draft) },
      {
        name: 'forming',
        path: paths.eventDesk(slugs.forming, 'teams'),
        shows: text(teamsCopy.result.title),
      },
      {
        name: 'published',
        path: paths.eventDesk(slugs.published, 'teams'),
        shows: text(teamsCopy.published.title),
      },
      {
        name: 'finished',
        path: paths.eventDesk(slugs.finished, 'teams'),
        shows: text(teamsCopy.published.title),
      },
      {
        name: 'repair',
        path: paths.eventDesk(slugs.published, 'repair'),
        shows: text(repairCopy.difference.title),
      },
      {
        name: 'check-in',
        as: 'admin',
        path: paths.eventDesk(slugs.running, 'repair'),
        shows: text(repairCopy.difference.title),
      },
      {
        name: 'running',
        as: 'admin',
        path: paths.eventDesk(slugs.running, 'teams'),
        shows: text(pulseCopy.teams.title),
      },
      { name: 'organised', path: `${paths.events()}?show=organised`, shows: text('Founders week') },
    ],
  },
];
