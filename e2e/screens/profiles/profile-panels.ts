import { accountEmailCopy } from '../../../apps/web/src/copy/accounts/account-email.ts';
import { profilesCopy } from '../../../apps/web/src/copy/accounts/profiles.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import { texts } from '../../../apps/web/src/texts.ts';
import { withAccount } from '../accounts/with-account.ts';
import { text } from '../assert-visible.ts';
import type { Screens } from '../screen.ts';

/** States of single panels of the profile. */
export const profilePanelScreens: Screens = [
  {
    name: 'parts of the profile',
    as: 'developer',
    path: '/dashboard?tab=profile',
    states: [
      {
        name: 'current password required',
        path: paths.profile('account'),
        act: ({ page }) => page.getByLabel(profilesCopy.email, { exact: true }).fill('another@example.org'),
        shows: (page) => page.getByLabel(profilesCopy.currentPassword, { exact: true }),
      },
      {
        name: 'hours invalid',
        path: paths.profile('availability'),
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
