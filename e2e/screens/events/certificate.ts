import { afterCopy } from '../../../apps/web/src/copy/events/after.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import type { Certificate } from '../../../packages/contracts/src/events/thanks.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { Screens } from '../screen.ts';

const certificate: Certificate = {
  code: 'k3yOfTheTide',
  username: 'plain-otter',
  issuedAt: '2026-11-20T10:00:00.000Z',
  event: {
    slug: 'tide-weekend',
    title: 'Tide weekend',
    timeZone: 'Europe/Helsinki',
    startsAt: '2026-11-14T08:00:00.000Z',
    endsAt: '2026-11-16T15:00:00.000Z',
    place: 'Harbour hall',
    online: false,
  },
  team: 'Team 7',
  project: 'Team 7 · Tide weekend',
  roles: ['Backend', 'Data'],
  organisers: ['quiet-heron', 'grey-gull'],
};

/** The certificate of a participant. */
export const certificateScreen: Screens[number] = {
  name: 'certificate',
  as: 'guest',
  path: paths.certificate(certificate.code),
  states: [
    {
      name: 'filled',
      before: ({ page }) => answer(page, 'events.certificate', certificate),
      shows: text(afterCopy.certificate.heading),
    },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'events.certificate'),
      shows: text(afterCopy.certificate.loading),
      busy: true,
    },
    { name: 'unknown', shows: text(afterCopy.certificate.notFound) },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.certificate', 'rate_limited', afterCopy.certificate.failed),
      shows: text(afterCopy.certificate.failed),
    },
  ],
};
