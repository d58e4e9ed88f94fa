import { accountEmailCopy } from '../../../apps/web/src/copy/accounts/account-email.ts';
import { preferencesCopy } from '../../../apps/web/src/copy/accounts/preferences.ts';
import { profilesCopy } from '../../../apps/web/src/copy/accounts/profiles.ts';
import { texts } from '../../../apps/web/src/texts.ts';
import { refuse } from '../../support/calls.ts';
import { withAccount } from '../accounts/with-account.ts';
import { text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

async function chooseMustHave({ page }: Stage): Promise<void> {
  await page.getByRole('combobox', { name: preferencesCopy.wishes.hours, exact: true }).selectOption('must');
}

/** States of single panels of the profile. */
export const profilePanelScreens: Screens = [
  {
    name: 'parts of the profile',
    as: 'developer',
    path: '/dashboard?tab=profile',
    states: [
      {
        name: 'every preference a must-have',
        before: withAccount({
          preferences: { skills: 'must', hours: 'must', timeZone: 'must', interests: 'must' },
        }),
        shows: (page) => page.getByRole('region', { name: preferencesCopy.title }),
      },
      {
        name: 'preference not saved',
        before: ({ page }) => refuse(page, 'profiles.update'),
        act: chooseMustHave,
        shows: text(preferencesCopy.failed),
      },
      {
        name: 'current password required',
        act: ({ page }) => page.getByLabel(profilesCopy.email, { exact: true }).fill('another@example.org'),
        shows: (page) => page.getByLabel(profilesCopy.currentPassword, { exact: true }),
      },
      {
        name: 'hours invalid',
        async act({ page }) {
          await page.getByLabel(profilesCopy.hours).first().fill('400');
          await page.getByRole('button', { name: texts.profile.update }).click();
        },
        shows: text(profilesCopy.hoursInvalid),
      },
      {
        name: 'address to confirm',
        before: withAccount({ emailVerified: false, pendingEmail: null }),
        shows: text(accountEmailCopy.reminder.unverified),
      },
      {
        name: 'new address pending',
        before: withAccount({ emailVerified: true, pendingEmail: 'another@example.org' }),
        shows: text(accountEmailCopy.reminder.callOff),
      },
    ],
  },
];
