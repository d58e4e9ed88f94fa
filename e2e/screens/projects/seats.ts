import { expect, type Page } from '@playwright/test';
import { seatFormCopy as copy } from '../../../apps/web/src/copy/projects/seat-form.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import { limits } from '../../../packages/contracts/src/core/limits.ts';
import { hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

const { posting } = texts;

/** Fills in what seats are proposed from. */
async function fillIn({ page }: Stage): Promise<void> {
  for (const [label, tag] of [
    [posting.technologies, 'React'],
    [posting.technologies, 'PostgreSQL'],
    [posting.skills, 'Figma'],
  ] as const) {
    await page.getByLabel(label).fill(tag);
    await page.getByLabel(label).press('Enter');
  }
  await page.getByLabel(posting.teamSize).selectOption('4');
}

const seat = (number: number, name: string) => (page: Page) =>
  page.getByRole('listitem', { name: fill(copy.seat, { number, name }), exact: true });

export const seatScreens: Screens = [
  {
    name: 'seats of a posting',
    as: 'newcomer',
    path: '/dashboard?tab=project-posts',
    states: [
      { name: 'filled', act: fillIn, shows: seat(4, 'Any role') },
      { name: 'waiting for skills', shows: text(copy.waiting) },
      {
        name: 'proposing',
        before: ({ page }) => hold(page, 'seats.propose'),
        act: fillIn,
        shows: text(copy.proposing),
        busy: true,
      },
      {
        name: 'not proposed',
        before: ({ page }) => refuse(page, 'seats.propose', 'conflict'),
        act: fillIn,
        shows: text(copy.failed),
      },
      {
        name: 'edited',
        act: async (stage) => {
          await fillIn(stage);
          const { page } = stage;
          await page.getByRole('button', { name: fill(copy.remove, { name: 'Backend' }) }).click();
          await page.evaluate('scrollTo(0, 0)');
        },
        shows: text(copy.unplaced),
      },
      {
        name: 'too many seats',
        act: async (stage) => {
          await fillIn(stage);
          const { page } = stage;
          await seat(1, 'Frontend')(page).getByLabel(copy.hours).fill('8');
          await page.getByLabel(posting.teamSize).selectOption('3');
        },
        shows: text(fill(copy.tooMany, { size: 3, max: 3, count: 4, over: 1 })),
      },
      {
        name: 'moving a skill',
        act: async (stage) => {
          await fillIn(stage);
          const name = fill(copy.move, { skill: 'React' });
          await stage.page.getByRole('button', { name, exact: true }).click();
        },
        shows: (page) => page.getByRole('menuitem', { name: fill(copy.moveTo, { name: 'Backend' }) }),
      },
      {
        name: 'refused',
        act: async (stage) => {
          await fillIn(stage);
          const { page } = stage;
          await page.getByLabel(posting.titleLabel).fill('Ferry board');
          await page.getByLabel(posting.description).fill('Departures that survive a dead uplink.');
          await page.getByLabel(posting.responsibilities).fill('Own the board.');
          await page.getByLabel(posting.timelineStart).fill('2027-01-10');
          await page.getByLabel(posting.timelineEnd).fill('2027-03-31');
          await seat(3, 'UX design')(page).getByLabel(copy.name).fill('U');
          await page.getByRole('button', { name: posting.submit }).click();
          await expect(seat(3, 'U')(page).getByLabel(copy.name)).toBeFocused();
          await page.evaluate('scrollTo(0, 0)');
        },
        shows: text(fill(copy.nameLength, limits.seatName)),
      },
    ],
  },
];
