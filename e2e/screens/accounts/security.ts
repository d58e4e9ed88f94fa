import type { Page } from '@playwright/test';
import { securityCopy as copy } from '../../../apps/web/src/copy/accounts/security.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import type { security } from '../../../packages/contracts/src/accounts/security.ts';
import type { Result } from '../../../packages/contracts/src/core/endpoint.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { button, dialog, text, title } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

const day = '2026-11-02T09:00:00.000Z';

function passkeyNamed(name: string) {
  return { id: name, name, createdAt: day, lastUsedAt: name === 'Phone' ? day : null };
}

type Security = Result<typeof security.get>;

const nothing: Security = { passkeys: [], authenticator: null, confirmation: 'none', required: false };
const everything: Security = {
  passkeys: [passkeyNamed('Phone'), passkeyNamed('Laptop')],
  authenticator: { since: day, recoveryCodesLeft: 9 },
  confirmation: 'password',
  required: false,
};
const full: Security = {
  ...everything,
  passkeys: Array.from({ length: 10 }, (_, n) => passkeyNamed(`Key ${n + 1}`)),
};

function withSecurity(found: Security) {
  return ({ page }: Stage) => answer(page, 'security.get', found);
}

function press(name: string) {
  return ({ page }: Stage) => page.getByRole('button', { name, exact: true }).click();
}

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function begin({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: copy.authenticator.begin }).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.authenticator.continue }).click();
}

async function withSecret(stage: Stage): Promise<void> {
  await withSecurity(nothing)(stage);
  const uri = `otpauth://totp/Teamwright:me%40example.org?secret=${secret}&issuer=Teamwright&digits=6&period=30`;
  await answer(stage.page, 'security.beginAuthenticator', { secret, uri });
}

async function typeCode(page: Page): Promise<void> {
  await page.getByLabel(copy.authenticator.code, { exact: true }).fill('123456');
  await page.getByRole('button', { name: copy.authenticator.confirm }).click();
}

/** Passkeys and two-step sign-in. */
export const securityScreens: Screens = [
  {
    name: 'sign-in and security',
    as: 'developer',
    path: paths.settings('security'),
    states: [
      { name: 'filled', before: withSecurity(everything), shows: button('Rename the passkey Laptop') },
      { name: 'nothing set up', before: withSecurity(nothing), shows: text(copy.passkeys.none) },
      { name: 'ten passkeys', before: withSecurity(full), shows: text(copy.passkeys.full) },
      {
        name: 'required of an administrator',
        before: withSecurity({ ...nothing, required: true }),
        shows: text(copy.required),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'security.get'),
        shows: (page) => page.getByText(copy.loading),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'security.get'),
        shows: text(copy.failed),
      },
      {
        name: 'adding a passkey',
        before: withSecurity(everything),
        act: press(copy.passkeys.add),
        shows: dialog(copy.passkeys.add),
      },
      {
        name: 'removing a passkey',
        before: withSecurity(everything),
        act: press('Remove the passkey Laptop'),
        shows: dialog('Remove the passkey Laptop?'),
      },
      {
        name: 'another sign-in needed',
        before: withSecurity({ ...everything, confirmation: 'sign_in' }),
        act: press(copy.authenticator.turnOff),
        shows: text(copy.signInAgain),
      },
      { name: 'scanning', before: withSecret, act: begin, shows: text(copy.authenticator.scan) },
      {
        name: 'recovery codes',
        async before(stage) {
          await withSecret(stage);
          const recoveryCodes = Array.from(
            { length: 10 },
            (_, n) => `abcd-efgh-jkm${n === 1 ? 'q' : n}-npqr`,
          );
          await answer(stage.page, 'security.confirmAuthenticator', {
            success: true,
            message: '',
            recoveryCodes,
          });
        },
        async act(stage) {
          await begin(stage);
          await typeCode(stage.page);
        },
        shows: dialog(copy.authenticator.codesTitle),
      },
      {
        name: 'turning it off',
        before: withSecurity(everything),
        act: press(copy.authenticator.turnOff),
        shows: dialog(copy.authenticator.offTitle),
      },
    ],
  },
  {
    name: 'second step',
    as: 'guest',
    path: paths.secondStep('/'),
    states: [
      { name: 'filled', shows: title(copy.signIn.title) },
      { name: 'recovery code', act: press(copy.signIn.useRecovery), shows: text(copy.signIn.recoveryText) },
      { name: 'nothing typed', act: press(copy.signIn.submit), shows: text(copy.signIn.codeMissing) },
      {
        name: 'expired',
        async act({ page }) {
          await page.getByLabel(copy.signIn.code, { exact: true }).fill('123456');
          await page.getByRole('button', { name: copy.signIn.submit }).click();
        },
        shows: title(copy.signIn.voidTitle),
      },
    ],
  },
  {
    name: 'administration without a second factor',
    as: 'admin',
    path: '/dashboard?tab=users',
    states: [
      {
        name: 'refused',
        before: ({ page }) => refuse(page, 'admin.users', 'second_factor_required'),
        shows: text(copy.admin.title),
      },
    ],
  },
];
