import { accountMailCopy } from '../../apps/web/src/copy/account-mail.ts';
import { chartsCopy } from '../../apps/web/src/copy/charts.ts';
import { profilesCopy } from '../../apps/web/src/copy/profiles.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { answer, change, hold, refuse } from '../support/calls.ts';
import { flag } from '../support/pictures.ts';
import type { Screens, Stage } from './screen.ts';
import { button, dialog, text, title } from './see.ts';
import { skillReport } from './skill-report.ts';

async function choosePicture({ page }: Stage): Promise<void> {
  await page.getByLabel(profilesCopy.picture.file).setInputFiles(await flag());
}

/** Signed in as always, with this in one's own account. */
function withAccount(fields: object) {
  return ({ page }: Stage) =>
    change(page, 'accounts.me', ({ user }) => ({ user: user && { ...user, ...fields } }));
}

const linked = withAccount({ githubLogin: 'tidal-wren', githubAccess: 'full' });

/** The tabs of the dashboard that no other file has. */
export const dashboardScreens: Screens = [
  {
    name: 'dashboard',
    as: 'developer',
    path: '/dashboard',
    states: [
      { name: 'filled', shows: text(texts.dashboard.myGitHubProjects) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'repositories.listOwn'),
        shows: text(texts.dashboard.loading),
        busy: true,
      },
      { name: 'empty', as: 'newcomer', shows: text(texts.dashboard.empty) },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'repositories.listOwn'),
        shows: text(texts.dashboard.failed),
      },
      {
        name: 'skills as tables',
        act: async ({ page }) => {
          const toTable = page.getByRole('button', { name: chartsCopy.showTable });
          await toTable.first().waitFor();
          while ((await toTable.count()) > 0) await toTable.first().click();
        },
        shows: (page) => page.getByRole('columnheader', { name: chartsCopy.areas.strength }),
      },
      {
        name: 'skills loading',
        before: ({ page }) => hold(page, 'insights.skills'),
        shows: text(chartsCopy.loading),
        busy: true,
      },
      {
        name: 'one skill',
        before: ({ page }) => answer(page, 'insights.skills', skillReport(1)),
        shows: text(fill(chartsCopy.areas.one, { first: 'Machine learning' })),
      },
      {
        name: '200 skills',
        before: ({ page }) => answer(page, 'insights.skills', skillReport(200)),
        shows: text(chartsCopy.demand.note),
      },
      {
        name: 'skills failed',
        before: ({ page }) => refuse(page, 'insights.skills'),
        shows: text(chartsCopy.failed),
      },
      {
        name: 'without an address',
        before: withAccount({ email: '', emailVerified: false }),
        shows: text(accountMailCopy.reminder.none),
      },
    ],
  },
  {
    name: 'profile',
    as: 'developer',
    path: '/dashboard?tab=profile',
    states: [
      { name: 'filled', shows: button(texts.profile.update) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'accounts.me'),
        shows: text(profilesCopy.loading),
        busy: true,
      },
      {
        name: 'nothing changed',
        act: async ({ page }) => {
          await page.getByRole('button', { name: texts.profile.update }).click();
          // The toast comes over what is below the header: at the top of the page that is no control.
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
        name: 'picture under way',
        before: async ({ page }) => {
          await page.route('**/api/uploads', () => undefined);
        },
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
    ],
  },
  {
    name: 'upload projects',
    as: 'developer',
    path: '/dashboard?tab=posts',
    states: [{ name: 'filled', shows: title(texts.dashboard.uploadProjects) }],
  },
];
