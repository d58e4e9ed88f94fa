import { notificationPreferencesCopy as told } from '../../../apps/web/src/copy/accounts/notification-preferences.ts';
import { preferencesCopy } from '../../../apps/web/src/copy/accounts/preferences.ts';
import { profilesCopy } from '../../../apps/web/src/copy/accounts/profiles.ts';
import { settingsCopy, youCopy } from '../../../apps/web/src/copy/accounts/settings.ts';
import { nearbyCopy } from '../../../apps/web/src/copy/nearby.ts';
import { uiCopy } from '../../../apps/web/src/copy/ui.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import { hold, refuse } from '../../support/calls.ts';
import { needsPassword } from '../accounts/needs-password.ts';
import { linked, withAccount } from '../accounts/with-account.ts';
import { button, dialog, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

async function chooseMustHave({ page }: Stage): Promise<void> {
  await page.getByRole('combobox', { name: preferencesCopy.wishes.hours, exact: true }).selectOption('must');
}

/** The settings in all their sections, and the page that leads to them on phones. */
export const settingsScreens: Screens = [
  {
    name: 'settings',
    as: 'developer',
    path: paths.settings(),
    states: [
      { name: 'notifications', shows: (page) => page.getByRole('checkbox', { name: told.quiet }) },
      {
        name: 'notification settings not loaded',
        before: ({ page }) => refuse(page, 'notificationPreferences.get'),
        shows: (page) => page.getByRole('region', { name: told.title }).getByRole('button'),
      },
      {
        name: 'notification settings not saved',
        before: ({ page }) => refuse(page, 'notificationPreferences.put'),
        act: ({ page }) => page.getByRole('checkbox', { name: told.quiet }).click(),
        shows: text(told.notSaved),
      },
      {
        name: 'every preference a must-have',
        path: paths.settings('matching'),
        before: withAccount({
          preferences: { skills: 'must', hours: 'must', timeZone: 'must', interests: 'must' },
        }),
        shows: (page) => page.getByRole('region', { name: preferencesCopy.title }),
      },
      {
        name: 'preference not saved',
        path: paths.settings('matching'),
        before: ({ page }) => refuse(page, 'profiles.update'),
        act: chooseMustHave,
        shows: text(uiCopy.notSaved),
      },
      { name: 'privacy', path: paths.settings('privacy'), shows: text(nearbyCopy.profile.label) },
      {
        name: 'sessions failed',
        path: paths.settings('security'),
        before: ({ page }) => refuse(page, 'accounts.listSessions'),
        shows: text(profilesCopy.sessions.failed),
      },
      {
        name: 'GitHub linked',
        path: paths.settings('security'),
        before: linked,
        shows: text('Linked as tidal-wren.'),
      },
      {
        name: 'GitHub access lost',
        path: paths.settings('security'),
        before: withAccount({ githubLogin: 'tidal-wren', githubAccess: 'lost' }),
        shows: text(profilesCopy.github.access.lost),
      },
      {
        name: 'unlink dialog',
        path: paths.settings('security'),
        before: linked,
        act: ({ page }) => page.getByRole('button', { name: profilesCopy.github.unlink }).click(),
        shows: dialog(profilesCopy.github.question),
      },
      {
        name: 'link dialog with the password',
        path: '/settings/security?link=full',
        before: async (stage) => {
          await withAccount({ emailVerified: true })(stage);
          await needsPassword(stage);
        },
        shows: dialog(profilesCopy.github.link),
      },
      {
        name: 'GitHub with an unconfirmed address',
        path: paths.settings('security'),
        before: withAccount({ emailVerified: false }),
        shows: text(profilesCopy.github.confirmFirst),
      },
      { name: 'appearance', path: paths.settings('appearance'), shows: text(profilesCopy.singleKeys) },
      { name: 'data', path: paths.settings('data'), shows: button(profilesCopy.data.download) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'accounts.me'),
        shows: text(settingsCopy.loading),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'accounts.me'),
        shows: text(settingsCopy.failed),
      },
    ],
  },
  {
    name: 'you',
    as: 'developer',
    path: paths.you(),
    states: [{ name: 'filled', shows: (page) => page.getByRole('navigation', { name: youCopy.navigation }) }],
  },
];
