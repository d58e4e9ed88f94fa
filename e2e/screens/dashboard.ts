import { accountMailCopy } from '../../apps/web/src/copy/account-mail.ts';
import { chartsCopy } from '../../apps/web/src/copy/charts.ts';
import { dashboardCopy } from '../../apps/web/src/copy/dashboard.ts';
import { notificationPreferencesCopy as told } from '../../apps/web/src/copy/notification-preferences.ts';
import { profilesCopy } from '../../apps/web/src/copy/profiles.ts';
import { requestsCopy } from '../../apps/web/src/copy/requests.ts';
import { skillsCopy } from '../../apps/web/src/copy/skills.ts';
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

const hostRepositories = [{ full_name: 'tidal-wren/tide-mill', description: 'Water', language: 'Go' }];

async function withHostRepositories(stage: Stage): Promise<void> {
  await linked(stage);
  await stage.page.route('**/user/repos?*', (route) => route.fulfill({ json: hostRepositories }));
}

const seen = '2026-10-12T09:00:00.000Z';
const read = { status: 'analysed', reason: null, analysedAt: seen, checkedAt: seen, retryAt: null };

function repository(repoId: string, name: string, analysis: object, isPrivate = false) {
  const url = `https://code.example/tidal-wren/${name}`;
  const facts = { description: 'Water, wheels and electricity.', language: 'Go', updatedAt: seen, url };
  return { repoId, name, fullName: `tidal-wren/${name}`, ...facts, isPrivate, analysis };
}

const repositories = [
  repository('1', 'tide-mill', read),
  repository('2', 'kiln-log', { ...read, status: 'analysing' }, true),
  repository('3', 'ferry-board', { ...read, status: 'stopped', reason: 'access_lost' }),
];

function skill(label: string, status: string) {
  const place = {
    repository: 'tidal-wren/tide-mill',
    repoId: '1',
    isPrivate: false,
    url: 'https://code.example',
  };
  const line = { source: 'manifest', file: 'go.mod', line: 5, snippet: `require ${label} v1.2.0` };
  const evidence = [{ ...place, ...line, strength: 0.5, firstSeen: seen, lastSeen: seen }];
  const known = { skillId: label.toLowerCase(), label, kind: 'library', declared: false };
  return { ...known, status, strength: 0.5, level: 'solid', lastSeen: seen, evidence };
}

const skills = [
  skill('Gin', 'proposed'),
  skill('Kafka', 'proposed'),
  skill('Go', 'confirmed'),
  skill('Elm', 'hidden'),
];

function ownRequest(id: string, title: string, waitlist: object | null) {
  const project = { title, slug: 'kelp-map', status: waitlist ? 'full' : 'open' };
  const person = { username: 'tidal-wren', profilePicture: null };
  const words = { note: 'I know kelp.', role: 'Cartographer', reason: '' };
  const moments = { createdAt: seen, expiresAt: seen, remindedAt: waitlist ? seen : null, answeredAt: null };
  const made = { _id: id, id, kind: 'join_request', postId: '1', userId: '1', status: 'pending' };
  const can = { remind: waitlist === null };
  return { ...made, ...words, ...moments, project, person, waitlist, can, remindableFrom: seen };
}

const ownRequests = [
  ownRequest('1', 'Kelp map', null),
  ownRequest('2', 'Harbour clock', { position: 2, of: 5 }),
];

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
        name: 'with own requests',
        before: ({ page }) => answer(page, 'requests.listOwn', ownRequests),
        shows: button(requestsCopy.own.remind),
      },
      {
        name: 'withdrawing several requests',
        before: ({ page }) => answer(page, 'requests.listOwn', ownRequests),
        act: ({ page }) => page.getByRole('button', { name: requestsCopy.own.withdrawSeveral }).click(),
        shows: dialog(requestsCopy.own.withdrawTitle),
      },
      {
        name: 'with repositories',
        before: ({ page }) => answer(page, 'repositories.listOwn', repositories),
        shows: text(dashboardCopy.repository.analysing),
        busy: true,
      },
      {
        name: 'remove dialog',
        before: ({ page }) => answer(page, 'repositories.listOwn', repositories),
        act: ({ page }) => page.getByRole('button', { name: 'Remove tide-mill' }).click(),
        shows: dialog('Remove tide-mill?'),
        busy: true,
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
        name: 'skills found',
        before: ({ page }) => answer(page, 'skills.listOfUser', skills),
        act: ({ page }) => page.getByText(skillsCopy.whatShows, { exact: true }).first().click(),
        shows: text(skillsCopy.foundText),
      },
      {
        name: 'what one is told, not loaded',
        before: ({ page }) => refuse(page, 'notificationPreferences.get'),
        shows: (page) => page.getByRole('region', { name: told.title }).getByRole('button'),
      },
      {
        name: 'what one is told, not saved',
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
    states: [
      { name: 'filled', before: withHostRepositories, shows: text(texts.upload.selectRepository) },
      { name: 'not linked', shows: title(texts.dashboard.uploadProjects) },
      {
        name: 'list open',
        before: withHostRepositories,
        act: ({ page }) => page.getByRole('combobox').click(),
        shows: (page) => page.getByRole('option').first(),
      },
      {
        name: 'chosen',
        before: withHostRepositories,
        act: async ({ page }) => {
          await page.getByRole('combobox').click();
          await page.getByRole('option').first().click();
        },
        shows: (page) => page.getByRole('region', { name: dashboardCopy.upload.preview }),
      },
      {
        name: 'repositories failed',
        before: async (stage) => {
          await linked(stage);
          const json = {
            success: false,
            message: '',
            code: 'rate_limited',
            requestId: 'refused-by-the-test',
          };
          await stage.page.route('**/user/repos?*', (route) => route.fulfill({ status: 429, json }));
        },
        shows: button(dashboardCopy.upload.again),
      },
      {
        name: 'access lost',
        before: withAccount({ githubLogin: 'tidal-wren', githubAccess: 'lost' }),
        shows: text(dashboardCopy.upload.lost),
      },
    ],
  },
];
