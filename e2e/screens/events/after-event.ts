import { afterCopy } from '../../../apps/web/src/copy/events/after.ts';
import { answer, change, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState, Stage } from '../screen.ts';
import { registeredPath, viewer } from './new-event.ts';
import { placed } from './team-page.ts';

const { thanks: thanksCopy, certificate: copy } = afterCopy;

/** The page of an event that is over, for a participant who was in a team. */
async function finished(stage: Stage): Promise<void> {
  const { page } = stage;
  await placed(stage);
  await change(page, 'events.bySlug', (event) => ({
    ...event,
    status: 'finished',
    viewer: viewer(event, { participant: 'placed' }),
  }));
  await answer(page, 'events.ownTeam', { team: null, publishedAt: null });
  const mate = { userId: 'a', profilePicture: null };
  await answer(page, 'events.thanks', {
    members: [
      { ...mate, username: 'quiet-heron', given: null },
      { ...mate, userId: 'b', username: 'plain-otter', given: 'You kept us calm on Sunday morning.' },
    ],
    received: [{ id: 'thanks', username: 'quiet-heron', text: 'The radio works!', isPublic: true }],
  });
  await answer(page, 'events.ownCertificate', { canIssue: true, code: null });
}

type Change = (stage: Stage) => Promise<void>;

function finishedState(name: string, then: Change, shown: string): ScreenState {
  return {
    name,
    path: registeredPath,
    shows: text(shown),
    async before(stage) {
      await finished(stage);
      await then(stage);
    },
  };
}

/** States of the thanks and of the certificate on the page of an event that is over. */
export const afterEventStates: readonly ScreenState[] = [
  {
    name: 'after the event',
    path: registeredPath,
    before: finished,
    act: ({ page }) => page.getByRole('button', { name: 'Thank quiet-heron' }).click(),
    shows: (page) => page.getByLabel('Your thanks to quiet-heron'),
  },
  finishedState(
    'certificate issued',
    ({ page }) => answer(page, 'events.ownCertificate', { canIssue: true, code: 'k3yOfTheTide' }),
    copy.open,
  ),
  {
    ...finishedState('thanks loading', ({ page }) => hold(page, 'events.thanks'), thanksCopy.loading),
    busy: true,
  },
  finishedState(
    'thanks failed',
    ({ page }) => refuse(page, 'events.thanks', 'rate_limited', thanksCopy.failed),
    thanksCopy.failed,
  ),
  {
    ...finishedState(
      'own certificate loading',
      ({ page }) => hold(page, 'events.ownCertificate'),
      copy.loading,
    ),
    busy: true,
  },
  finishedState(
    'own certificate failed',
    ({ page }) => refuse(page, 'events.ownCertificate', 'rate_limited', copy.failed),
    copy.failed,
  ),
];
