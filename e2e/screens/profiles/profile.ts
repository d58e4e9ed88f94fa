import { notificationPreferencesCopy as told } from '../../../apps/web/src/copy/accounts/notification-preferences.ts';
import { profilesCopy } from '../../../apps/web/src/copy/accounts/profiles.ts';
import { skillProposalsCopy } from '../../../apps/web/src/copy/skill-proposals.ts';
import { skillsCopy } from '../../../apps/web/src/copy/skills.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import { uploadsPath } from '../../../packages/contracts/src/uploads.ts';
import { answer, change, hold, holdCall, interceptBelow, refuse } from '../../support/calls.ts';
import { flag } from '../../support/pictures.ts';
import { linked, withAccount } from '../accounts/with-account.ts';
import { button, dialog, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

async function choosePicture({ page }: Stage): Promise<void> {
  await page.getByLabel(profilesCopy.picture.file).setInputFiles(await flag());
}

/** The sign-in of the user is older than ten minutes. */
async function needsPassword({ page }: Stage): Promise<void> {
  await change(page, 'security.get', (answer) => ({ ...answer, confirmation: 'password' }));
}

const seen = '2026-10-12T09:00:00.000Z';

function skill(label: string, status: string) {
  const place = {
    repository: 'tidal-wren/tide-mill',
    repoId: '1',
    isPrivate: false,
    project: null,
    url: 'https://code.example',
  };
  const line = { source: 'manifest', file: 'go.mod', line: 5, snippet: `require ${label} v1.2.0` };
  const words = { ...place, repository: null, repoId: null, url: null, file: null, line: null, snippet: '' };
  const project = { title: 'Tide tables for small harbours', slug: 'tide-tables-for-small-harbours' };
  const dated = { strength: 0.5, firstSeen: seen, lastSeen: seen };
  const evidence = [
    { ...place, ...line, ...dated },
    { ...words, ...dated, source: 'outcome', project },
    { ...words, ...dated, source: 'posting', project },
    { ...words, ...dated, source: 'outcome', isPrivate: true },
  ];
  const known = { skillId: label.toLowerCase(), label, kind: 'library', declared: false };
  return { ...known, status, strength: 0.5, level: 'solid', lastSeen: seen, evidence };
}

const skills = [
  skill('Gin', 'proposed'),
  skill('Kafka', 'proposed'),
  skill('Go', 'confirmed'),
  skill('Elm', 'hidden'),
];

/** The profile tab of the dashboard. */
export const profileScreens: Screens = [
  {
    name: 'profile',
    as: 'developer',
    path: '/dashboard?tab=profile',
    states: [
      { name: 'filled', shows: button(texts.profile.update) },
      {
        name: 'skills of the bio',
        act: ({ page }) => page.getByLabel(texts.profile.bio).fill('I write Haskell and Prolog.'),
        shows: button(fill(skillProposalsCopy.add, { name: 'Haskell' })),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'accounts.me'),
        shows: text(profilesCopy.loading),
        busy: true,
      },
      {
        name: 'skills found',
        before: ({ page }) => answer(page, 'skills.listOfUser', skills),
        act: ({ page }) => page.getByText(skillsCopy.whatShows, { exact: true }).first().click(),
        shows: text(skillsCopy.foundText),
      },
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
        name: 'skills failed',
        before: ({ page }) => refuse(page, 'skills.listOfUser'),
        shows: text(skillsCopy.failed),
      },
      {
        name: 'nothing changed',
        act: async ({ page }) => {
          await page.getByRole('button', { name: texts.profile.update }).click();
          // The toast covers content below the header. At the top of the page, that is not a control.
          await page.evaluate('scrollTo(0, 0)');
        },
        shows: text(texts.profile.noChanges),
      },
      {
        name: 'picture refused',
        act: ({ page }) =>
          page.getByLabel(profilesCopy.picture.file).setInputFiles({
            name: 'letter.txt',
            mimeType: 'text/plain',
            buffer: Buffer.from('Dear team,'),
          }),
        shows: text(texts.profile.imageFailed),
      },
      {
        name: 'crop dialog',
        act: choosePicture,
        shows: dialog(profilesCopy.picture.cropTitle),
      },
      {
        name: 'picture uploading',
        before: ({ page }) => interceptBelow(page, uploadsPath, holdCall),
        act: async (stage) => {
          await choosePicture(stage);
          await stage.page.getByRole('button', { name: profilesCopy.picture.use }).click();
        },
        shows: (page) => page.getByRole('progressbar', { name: /^Upload/ }),
      },
      {
        name: 'sessions failed',
        before: ({ page }) => refuse(page, 'accounts.listSessions'),
        shows: text(profilesCopy.sessions.failed),
      },
      { name: 'GitHub linked', before: linked, shows: text('Linked as tidal-wren.') },
      {
        name: 'GitHub access lost',
        before: withAccount({ githubLogin: 'tidal-wren', githubAccess: 'lost' }),
        shows: text(profilesCopy.github.access.lost),
      },
      {
        name: 'unlink dialog',
        before: linked,
        act: ({ page }) => page.getByRole('button', { name: profilesCopy.github.unlink }).click(),
        shows: dialog(profilesCopy.github.question),
      },
      {
        name: 'delete dialog',
        act: ({ page }) => page.getByRole('button', { name: texts.profile.deleteAccount }).click(),
        shows: dialog(texts.profile.deleteQuestion),
      },
      {
        name: 'delete dialog with the password',
        before: needsPassword,
        act: ({ page }) => page.getByRole('button', { name: texts.profile.deleteAccount }).click(),
        shows: dialog(texts.profile.deleteQuestion),
      },
      {
        name: 'link dialog with the password',
        path: '/dashboard?tab=profile&link=full',
        before: async (stage) => {
          await withAccount({ emailVerified: true })(stage);
          await needsPassword(stage);
        },
        shows: dialog(profilesCopy.github.link),
      },
      {
        name: 'GitHub with an unconfirmed address',
        before: withAccount({ emailVerified: false }),
        shows: text(profilesCopy.github.confirmFirst),
      },
    ],
  },
];
