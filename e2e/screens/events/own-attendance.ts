import { ownAttendanceCopy as copy } from '../../../apps/web/src/copy/events/repair.ts';
import type { OwnAttendance } from '../../../packages/contracts/src/events/attendance.ts';
import { answer, change, intercept, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState, Stage } from '../screen.ts';
import { registeredPath, viewer } from './new-event.ts';
import { placed } from './team-page.ts';

const at = '2026-11-20T10:00:00.000Z';
const expected: OwnAttendance = { status: 'placed', checkedInAt: null, can: { checkIn: true }, move: null };
const move = { from: 'Team 7', to: 'Team 12 with the long name of a quiet buoy', answerBy: at, answer: null };

/** The page of a participant after the publication. */
async function withAttendance(stage: Stage, own: OwnAttendance): Promise<void> {
  await placed(stage);
  await answer(stage.page, 'events.ownTeam', { team: null, publishedAt: null, reasons: null });
  await answer(stage.page, 'events.ownAttendance', own);
}

function attendanceState(name: string, own: Partial<OwnAttendance>, shown: string): ScreenState {
  return {
    name,
    path: registeredPath,
    shows: text(shown),
    before: (stage) => withAttendance(stage, { ...expected, ...own }),
  };
}

/** States of the card “At the event”. */
export const ownAttendanceStates: readonly ScreenState[] = [
  attendanceState('check-in with the code', {}, copy.code),
  {
    ...attendanceState('wrong code at the door', {}, 'This code is not right.'),
    async before(stage) {
      await withAttendance(stage, expected);
      const fields = { code: 'This code is not right.' };
      const json = { success: false, message: fields.code, code: 'invalid', fields, requestId: 'refused' };
      await intercept(stage.page, 'events.checkIn', (route) => route.fulfill({ status: 400, json }));
    },
    async act({ page }) {
      await page.getByLabel(copy.code).fill('000 000');
      await page.getByRole('button', { name: copy.checkIn }).click();
    },
  },
  attendanceState('checked in', { checkedInAt: at, can: { checkIn: false } }, copy.done),
  attendanceState('asked to move', { move }, copy.moveTitle),
  attendanceState('accepted to move', { move: { ...move, answer: 'accepted' } }, copy.accepted),
  attendanceState('rejected the move', { move: { ...move, answer: 'declined' } }, copy.declined),
  {
    ...attendanceState('marked as absent', {}, copy.absent),
    async before(stage) {
      await withAttendance(stage, { ...expected, status: 'absent' });
      await change(stage.page, 'events.bySlug', (event) => ({
        ...event,
        status: 'running',
        viewer: viewer(event, { participant: 'absent' }),
      }));
    },
  },
  {
    ...attendanceState('own check-in failed', {}, copy.failed),
    async before(stage) {
      await withAttendance(stage, expected);
      await refuse(stage.page, 'events.ownAttendance', 'rate_limited', copy.failed);
    },
  },
];
