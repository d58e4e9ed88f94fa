import type { Page } from '@playwright/test';
import { accountsCopy } from '../../apps/web/src/copy/accounts.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { hold } from '../support/calls.ts';
import type { Screens } from './screen.ts';
import { text, title } from './see.ts';

const { email, password, username } = accountsCopy;

async function typeSignIn(page: Page): Promise<void> {
  await page.getByLabel(email).fill('nobody@example.org');
  await page.getByLabel(password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: texts.signIn.submit }).click();
}

export const accountScreens: Screens = [
  {
    name: 'sign-in',
    as: 'guest',
    path: '/sign-in',
    states: [
      { name: 'filled', shows: title(accountsCopy.signInTitle) },
      {
        name: 'nothing typed',
        act: ({ page }) => page.getByRole('button', { name: texts.signIn.submit }).click(),
        shows: text(texts.signIn.fillAll),
      },
      { name: 'refused', act: ({ page }) => typeSignIn(page), shows: text('Invalid email or password') },
      {
        name: 'busy',
        before: ({ page }) => hold(page, 'accounts.signIn'),
        act: ({ page }) => typeSignIn(page),
        shows: text(texts.signIn.busy),
        busy: true,
      },
    ],
  },
  {
    name: 'sign-up',
    as: 'guest',
    path: '/sign-up',
    states: [
      { name: 'filled', shows: title(accountsCopy.signUpTitle) },
      {
        name: 'half filled',
        async act({ page }) {
          await page.getByLabel(username).fill('half-filled');
          await page.getByRole('button', { name: accountsCopy.signUpSubmit }).click();
        },
        shows: text(texts.signUp.fillAll),
      },
    ],
  },
  {
    name: 'callback',
    as: 'guest',
    path: '/callback',
    states: [{ name: 'filled', shows: title(accountsCopy.callback.title) }],
  },
];
