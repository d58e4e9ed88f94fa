import type { Page } from '@playwright/test';
import { notFoundCopy } from '../../apps/web/src/copy/not-found.ts';
import { shellCopy } from '../../apps/web/src/copy/shell.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { answer, intercept } from '../support/calls.ts';
import { text, title } from './assert-visible.ts';
import type { Screens } from './screen.ts';

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/ }).press('Enter');
}

/** The account menu and the error pages. */
export const shellScreens: Screens = [
  {
    name: 'unknown address',
    as: 'guest',
    path: '/no-such-page',
    states: [{ name: 'filled', shows: title(notFoundCopy.title) }],
  },
  {
    name: 'application error',
    as: 'owner',
    path: '/project/half-a-project',
    states: [
      {
        name: 'filled',
        // The description for search engines belongs to the page, not to one of its sections.
        before: ({ page }) =>
          answer(page, 'projects.bySlug', {
            id: 'a',
            slug: 'half-a-project',
            title: 'Half',
            description: {},
          }),
        shows: title(texts.applicationError.title),
        failsLoudly: true,
      },
    ],
  },
  {
    name: 'account menu',
    as: 'owner',
    path: '/about',
    states: [
      {
        name: 'open',
        act: ({ page }) => openAccountMenu(page),
        shows: (page) => page.getByRole('menuitem', { name: texts.header.signOut }),
      },
      {
        name: 'sign-out failed',
        async act({ page }) {
          await intercept(page, 'accounts.signOut', (route) => route.abort());
          await openAccountMenu(page);
          await page.getByRole('menuitem', { name: texts.header.signOut }).press('Enter');
        },
        shows: text(shellCopy.signOutFailed),
        failsLoudly: true,
      },
    ],
  },
];
