import { teamRequestsCopy } from '../../../apps/web/src/copy/events/team-requests.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import type { OwnTeamRequest } from '../../../packages/contracts/src/events/team-requests.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState, Stage } from '../screen.ts';
import { teamState } from './team-page.ts';

const copy = teamRequestsCopy.own;

const reason = 'I built a buoy radio last year, and would like to learn something new.';
const reply = 'Two teams have room. We move you to Team 4 tonight.';
const askedAt = '2026-11-20T10:00:00.000Z';
const open = { id: 'request', reason, askedAt, closedAt: null, reply: '' };

async function openPart({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: copy.open }).click();
}

function requestState(name: string, own: OwnTeamRequest, shown: string): ScreenState {
  return teamState({
    name,
    before: ({ page }) => answer(page, 'events.ownTeamRequest', own),
    act: openPart,
    shows: text(shown),
  });
}

/** States of the request for another team, on a page with an own team. */
export const ownTeamRequestStates: readonly ScreenState[] = [
  requestState('ask for another team', { request: null, canSend: true }, fill(copy.hint, { max: 500 })),
  requestState('asked for another team', { request: open, canSend: false }, reason),
  requestState(
    'reply about another team',
    { request: { ...open, closedAt: askedAt, reply }, canSend: true },
    fill(copy.reply, { reply }),
  ),
  requestState('cannot ask for another team', { request: null, canSend: false }, copy.unavailable),
  teamState({
    name: 'request for another team loading',
    before: ({ page }) => hold(page, 'events.ownTeamRequest'),
    act: openPart,
    shows: text(copy.loading),
    busy: true,
  }),
  teamState({
    name: 'request for another team failed',
    before: ({ page }) => refuse(page, 'events.ownTeamRequest', 'rate_limited', copy.failed),
    act: openPart,
    shows: text(copy.failed),
  }),
];
