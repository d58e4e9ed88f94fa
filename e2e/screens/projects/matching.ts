import { explanationCopy } from '../../../apps/web/src/copy/explanation.ts';
import { matchingCopy } from '../../../apps/web/src/copy/matching.ts';
import { seatsCopy } from '../../../apps/web/src/copy/projects/seats.ts';
import { texts } from '../../../apps/web/src/texts.ts';
import { answer, change, hold, intercept, refuse } from '../../support/calls.ts';
import { button, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

/** Answers as for a user of whom no skill is known. */
async function withoutScore({ page }: Stage): Promise<void> {
  const fields = { skills: 'There is no score without a known skill' };
  const json = { success: false, code: 'not_found', message: fields.skills, fields, requestId: 'none' };
  await intercept(page, 'matching.explain', (route) => route.fulfill({ status: 404, json }));
}

export const matchingScreens: Screens = [
  {
    name: 'teammates',
    as: 'owner',
    path: '/dashboard?tab=Posts-recommendations',
    states: [
      { name: 'filled', shows: text(texts.teammates.title) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'projects.listOwn'),
        shows: text(texts.recommendedProjects.loading),
        busy: true,
      },
      {
        name: 'for one seat',
        act: ({ page }) =>
          page.getByRole('tablist', { name: seatsCopy.tabs }).getByRole('tab').nth(1).click(),
        shows: (page) => page.getByRole('heading', { name: /^\d+ (people|person) for / }),
      },
      {
        name: 'no projects',
        as: 'newcomer',
        before: ({ page }) => answer(page, 'projects.listOwn', []),
        shows: text(texts.teammates.noProjects),
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'projects.listOwn'),
        shows: text(texts.recommendedProjects.error),
      },
      {
        name: 'not a list',
        before: ({ page }) => answer(page, 'projects.listOwn', { none: true }),
        shows: text(texts.teammates.invalidData),
      },
      {
        name: 'no recommendations',
        before: ({ page }) => refuse(page, 'matching.recommendUsers'),
        shows: text(texts.teammates.empty),
      },
      {
        name: 'every seat taken',
        before: ({ page }) =>
          change(page, 'projects.listOwn', (list) =>
            list.map((project) => ({ ...project, status: 'full' as const })),
          ),
        shows: text(matchingCopy.full.title),
      },
      {
        name: 'invited, and full project',
        before: async ({ page }) => {
          await change(page, 'projects.listOwn', (list) =>
            list.map((project, index) => ({ ...project, status: index === 0 ? project.status : 'full' })),
          );
          await change(page, 'matching.recommendUsers', (people) =>
            people.map((user, index) => ({
              ...user,
              invited: index === 0,
              skills: index === 1 ? [] : user.skills,
            })),
          );
        },
        shows: button(texts.teammates.invited),
      },
      {
        name: 'invitation failed',
        before: ({ page }) => refuse(page, 'requests.invite'),
        act: ({ page }) => page.getByRole('button', { name: texts.teammates.invite }).first().click(),
        shows: text(matchingCopy.inviteFailed),
      },
      {
        name: 'with a note',
        act: ({ page }) => page.getByRole('button', { name: matchingCopy.addNote }).first().click(),
        shows: (page) => page.getByRole('textbox', { name: /^Note to / }),
      },
      {
        name: 'two users compared',
        act: ({ page }) => page.getByRole('button', { name: matchingCopy.compare.open }).click(),
        shows: (page) =>
          page
            .getByRole('dialog')
            .getByRole('rowheader', { name: /^Points: / })
            .first(),
      },
      {
        name: 'two users compared, loading',
        before: ({ page }) => hold(page, 'matching.explain'),
        act: ({ page }) => page.getByRole('button', { name: matchingCopy.compare.open }).click(),
        shows: (page) => page.getByRole('dialog').getByText(explanationCopy.loading),
      },
      {
        name: 'two users compared, failed',
        before: ({ page }) => refuse(page, 'matching.explain'),
        act: ({ page }) => page.getByRole('button', { name: matchingCopy.compare.open }).click(),
        shows: (page) => page.getByRole('dialog').getByText(explanationCopy.failed),
      },
      {
        name: 'why',
        act: async ({ page }) => {
          await page.getByRole('button', { name: matchingCopy.why }).first().click();
          await page.getByRole('dialog').getByText(explanationCopy.sum).click();
        },
        shows: (page) =>
          page.getByRole('dialog').getByRole('rowheader', { name: explanationCopy.total, exact: true }),
      },
      {
        name: 'why, loading',
        before: ({ page }) => hold(page, 'matching.explain'),
        act: ({ page }) => page.getByRole('button', { name: matchingCopy.why }).first().click(),
        shows: (page) => page.getByRole('dialog').getByText(explanationCopy.loading),
      },
      {
        name: 'why, failed',
        before: ({ page }) => refuse(page, 'matching.explain'),
        act: ({ page }) => page.getByRole('button', { name: matchingCopy.why }).first().click(),
        shows: (page) => page.getByRole('dialog').getByText(explanationCopy.failed),
      },
      {
        name: 'why, without a known skill',
        before: withoutScore,
        act: ({ page }) => page.getByRole('button', { name: matchingCopy.why }).first().click(),
        shows: (page) => page.getByRole('dialog').getByText(/has no known skills yet/),
      },
    ],
  },
];
