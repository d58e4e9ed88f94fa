import { eventsCopy } from '../../../apps/web/src/copy/events/events.ts';
import { reasonsCopy } from '../../../apps/web/src/copy/events/reasons.ts';
import { ownAttendanceCopy } from '../../../apps/web/src/copy/events/repair.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState } from '../screen.ts';
import { registeredPath } from './new-event.ts';
import { ownTeamRequestStates } from './own-team-request.ts';
import { placed, teamState } from './team-page.ts';
import { whyNotStates } from './why-not.ts';

const copy = eventsCopy.team;

/** States of the event's page for a participant with a published team. */
export const ownTeamStates: readonly ScreenState[] = [
  teamState({
    name: 'own team',
    shows: (page) => page.getByRole('region', { name: reasonsCopy.title }),
  }),
  teamState({
    name: 'leave dialog',
    act: ({ page }) => page.getByRole('button', { name: ownAttendanceCopy.leave }).click(),
    shows: text(ownAttendanceCopy.leaveText),
  }),
  ...whyNotStates,
  ...ownTeamRequestStates,
  {
    name: 'own team without a project',
    path: registeredPath,
    async before(stage) {
      await placed(stage);
      await answer(stage.page, 'events.ownTeam', { team: null, publishedAt: null, reasons: null });
    },
    shows: text(copy.gone),
  },
  {
    name: 'own team loading',
    path: registeredPath,
    async before(stage) {
      await placed(stage);
      await hold(stage.page, 'events.ownTeam');
    },
    shows: text(eventsCopy.page.loading),
    busy: true,
  },
  {
    name: 'own team failed',
    path: registeredPath,
    async before(stage) {
      await placed(stage);
      await refuse(stage.page, 'events.ownTeam', 'rate_limited', copy.failed);
    },
    shows: text(copy.failed),
  },
];
