import type { Page } from '@playwright/test';
import { accountEmailCopy } from '../../../apps/web/src/copy/accounts/account-email.ts';
import { accountsCopy } from '../../../apps/web/src/copy/accounts/accounts.ts';
import { unsubscribeCopy } from '../../../apps/web/src/copy/accounts/notification-preferences.ts';
import { texts } from '../../../apps/web/src/texts.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { button, text, title } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

const { email, password, username } = accountsCopy;

async function typeSignIn(page: Page): Promise<void> {
  await page.getByLabel(email).fill('nobody@example.org');
  await page.getByLabel(password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: texts.signIn.submit, exact: true }).click();
}

async function typeSignUp(page: Page): Promise<void> {
  await page.getByLabel(username).fill('somebody-new');
  await page.getByLabel(email).fill('somebody-new@example.org');
  await page.getByLabel(password, { exact: true }).fill('short');
  await page.getByRole('button', { name: accountsCopy.signUpSubmit }).click();
}

async function confirm({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: accountEmailCopy.verify.guestConfirm }).click();
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
        act: ({ page }) => page.getByRole('button', { name: texts.signIn.submit, exact: true }).click(),
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
      {
        name: 'refused',
        act: ({ page }) => typeSignUp(page),
        shows: text('A password has at least 8 characters'),
      },
      {
        name: 'busy',
        before: ({ page }) => hold(page, 'accounts.signUp'),
        act: ({ page }) => typeSignUp(page),
        shows: (page) => page.getByRole('button', { name: accountsCopy.signUpSubmit, disabled: true }),
        busy: true,
      },
    ],
  },
  {
    name: 'forgotten password',
    as: 'guest',
    path: '/forgot-password',
    states: [
      { name: 'filled', shows: title(accountEmailCopy.forgot.title) },
      {
        name: 'nothing typed',
        act: ({ page }) => page.getByRole('button', { name: accountEmailCopy.forgot.submit }).click(),
        shows: text(accountEmailCopy.emailMissing),
      },
      {
        name: 'sent',
        async act({ page }) {
          await page.getByLabel(email).fill('nobody@example.org');
          await page.getByRole('button', { name: accountEmailCopy.forgot.submit }).click();
        },
        shows: title(accountEmailCopy.forgot.sentTitle),
      },
    ],
  },
  {
    name: 'new password',
    as: 'guest',
    path: '/reset-password#not-a-token',
    states: [
      { name: 'filled', shows: title(accountEmailCopy.reset.title) },
      {
        name: 'nothing typed',
        act: ({ page }) => page.getByRole('button', { name: accountEmailCopy.reset.submit }).click(),
        shows: text(accountEmailCopy.reset.passwordMissing),
      },
      { name: 'invalid link', path: '/reset-password', shows: title(accountEmailCopy.reset.voidTitle) },
    ],
  },
  {
    name: 'confirm address',
    as: 'guest',
    path: '/verify-email',
    states: [
      { name: 'invalid link', shows: title(accountEmailCopy.verify.voidTitle) },
      { name: 'guest', path: '/verify-email#of-a-mail', shows: text(accountEmailCopy.verify.guestText) },
      {
        name: 'confirmed',
        path: '/verify-email#of-a-mail',
        before: ({ page }) => answer(page, 'accounts.verifyEmail', { success: true, resetToken: null }),
        act: confirm,
        shows: title(accountEmailCopy.verify.doneTitle),
      },
      {
        name: 'confirmed without a password',
        path: '/verify-email#of-a-mail',
        before: ({ page }) => answer(page, 'accounts.verifyEmail', { success: true, resetToken: 'a-token' }),
        act: confirm,
        shows: text(accountEmailCopy.verify.choosePasswordText),
      },
      {
        name: 'failed',
        path: '/verify-email#of-a-mail',
        before: ({ page }) => refuse(page, 'accounts.verifyEmail'),
        act: confirm,
        shows: title(accountEmailCopy.verify.failedTitle),
      },
      {
        name: 'working',
        path: '/verify-email#not-a-token',
        before: ({ page }) => hold(page, 'accounts.verifyEmail'),
        act: confirm,
        shows: text(accountEmailCopy.verify.working),
        busy: true,
      },
    ],
  },
  {
    name: 'unsubscribe',
    as: 'guest',
    path: '/unsubscribe?token=of-a-mail',
    states: [
      {
        name: 'asked',
        before: ({ page }) =>
          answer(page, 'notificationPreferences.subscription', { scope: 'comment', subscribed: true }),
        shows: button(unsubscribeCopy.stop),
      },
      {
        name: 'stopped',
        before: ({ page }) =>
          answer(page, 'notificationPreferences.subscription', { scope: 'digest', subscribed: false }),
        shows: title(unsubscribeCopy.doneTitle),
      },
      { name: 'invalid link', shows: title(unsubscribeCopy.voidTitle) },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'notificationPreferences.subscription'),
        shows: title(unsubscribeCopy.failedTitle),
      },
      {
        name: 'reading the link',
        before: ({ page }) => hold(page, 'notificationPreferences.subscription'),
        shows: text(unsubscribeCopy.working),
        busy: true,
      },
    ],
  },
  {
    name: 'callback',
    as: 'guest',
    path: '/callback?code=unused&state=unused',
    states: [
      {
        name: 'working',
        before: ({ page }) => hold(page, 'github.exchangeToken'),
        shows: title(accountsCopy.callback.working),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'github.exchangeToken'),
        shows: title(accountsCopy.callback.failed),
        failsLoudly: true,
      },
      {
        name: 'permission denied',
        path: '/callback?error=access_denied',
        shows: title(accountsCopy.callback.refused.title),
      },
      {
        name: 'an error of the code host',
        path: '/callback?error=server_error',
        shows: title(accountsCopy.callback.broken.title),
      },
      { name: 'nothing to do', path: '/callback', shows: title(accountsCopy.callback.nothing.title) },
    ],
  },
];
