import { accountEmailCopy } from '../../apps/web/src/copy/accounts/account-email.ts';
import { chartsCopy } from '../../apps/web/src/copy/charts.ts';
import { dashboardCopy } from '../../apps/web/src/copy/dashboard.ts';
import { dashboardHomeCopy } from '../../apps/web/src/copy/dashboard-home.ts';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { answer, change, hold, refuse } from '../support/calls.ts';
import { withAccount } from './accounts/with-account.ts';
import { button, dialog, text } from './assert-visible.ts';
import { skillReport } from './profiles/skill-report.ts';
import type { Screens } from './screen.ts';

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

/** The first tab of the dashboard. */
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
      { name: 'own projects', as: 'owner', shows: button(texts.notifications.accept) },
      {
        name: 'own projects, full',
        as: 'owner',
        before: ({ page }) =>
          change(page, 'requests.overview', (list) =>
            list.map((project) => ({ ...project, status: 'full' as const, seatsOpen: 0, candidate: null })),
          ),
        shows: text(requestsCopy.waiting.fullText),
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'repositories.listOwn'),
        shows: text(texts.dashboard.failed),
      },
      {
        name: 'teams not loaded',
        before: ({ page }) => refuse(page, 'projects.listTeams'),
        shows: text(dashboardHomeCopy.teams.failed),
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
        shows: text(accountEmailCopy.reminder.none),
      },
    ],
  },
  {
    name: 'skill charts',
    as: 'developer',
    path: '/dashboard?tab=charts',
    states: [
      { name: 'filled', shows: (page) => page.getByRole('figure', { name: chartsCopy.areas.title }) },
      { name: 'no skills', as: 'newcomer', shows: text(chartsCopy.empty) },
      {
        name: 'too few skills',
        before: ({ page }) => answer(page, 'insights.skills', skillReport(1)),
        shows: text(chartsCopy.few),
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
        name: '200 skills',
        before: ({ page }) => answer(page, 'insights.skills', skillReport(200)),
        shows: text(chartsCopy.demand.noteSome),
      },
      {
        name: 'skills failed',
        before: ({ page }) => refuse(page, 'insights.skills'),
        shows: text(chartsCopy.failed),
      },
    ],
  },
];
