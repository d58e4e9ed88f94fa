import { pulseCopy } from '../../../apps/web/src/copy/events/pulse.ts';
import { answer, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState } from '../screen.ts';
import { registeredPath } from './new-event.ts';
import { placed } from './team-page.ts';

const pulse = pulseCopy.own;

/** States of the form in which a member tells the organisers how the team is. */
export const ownPulseStates: readonly ScreenState[] = [
  {
    name: 'pulse given',
    path: registeredPath,
    async before(stage) {
      await placed(stage);
      await answer(stage.page, 'events.ownTeam', { team: null, publishedAt: null, reasons: null });
      const given = { colour: 'yellow', word: 'Hard to meet', givenAt: '2026-11-20T10:00:00.000Z' } as const;
      await answer(stage.page, 'events.ownPulse', {
        frequency: 'weekly',
        canGive: true,
        opensAt: null,
        given,
      });
    },
    act: ({ page }) => page.getByRole('button', { name: pulse.change }).scrollIntoViewIfNeeded(),
    shows: (page) => page.getByRole('button', { name: pulse.change }),
  },
  {
    name: 'pulse before the start',
    path: registeredPath,
    async before(stage) {
      await placed(stage);
      await answer(stage.page, 'events.ownTeam', { team: null, publishedAt: null, reasons: null });
      const opensAt = '2026-12-20T10:00:00.000Z';
      await answer(stage.page, 'events.ownPulse', {
        frequency: 'weekly',
        canGive: false,
        opensAt,
        given: null,
      });
    },
    act: ({ page }) => page.getByRole('heading', { name: pulse.title }).scrollIntoViewIfNeeded(),
    shows: text(pulse.later),
  },
  {
    name: 'pulse without a colour',
    path: registeredPath,
    async before(stage) {
      await placed(stage);
      await answer(stage.page, 'events.ownTeam', { team: null, publishedAt: null, reasons: null });
    },
    act: ({ page }) => page.getByRole('button', { name: pulse.send }).click(),
    shows: text(pulse.missing),
  },
  {
    name: 'pulse failed',
    path: registeredPath,
    async before(stage) {
      await placed(stage);
      await answer(stage.page, 'events.ownTeam', { team: null, publishedAt: null, reasons: null });
      await refuse(stage.page, 'events.ownPulse', 'rate_limited', pulse.failed);
    },
    shows: text(pulse.failed),
  },
];
