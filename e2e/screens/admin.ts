import { adminCopy as copy } from '../../apps/web/src/copy/admin.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { answer, change, hold, refuse } from '../support/calls.ts';
import { text } from './assert-visible.ts';
import type { Screens, Stage } from './screen.ts';

const days = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  views: (index * 37) % 90,
}));

const report = {
  on: true,
  days,
  routes: [
    { route: '/', views: 800 },
    { route: '/project/:slug', views: 310 },
    { route: 'other', views: 4 },
  ],
  vitals: [
    { metric: 'lcp', good: 80, fair: 15, poor: 5 },
    { metric: 'inp', good: 60, fair: 0, poor: 1 },
    { metric: 'cls', good: 100, fair: 0, poor: 0 },
  ],
};

const exposure = {
  people: 1240,
  shown: 610,
  slots: 4800,
  gini: 0.643,
  distinctPerSlot: 0.127,
  topShare: 0.062,
  opened: 512,
  invited: 96,
  accepted: 31,
};

const table = (label: string) => (page: Stage['page']) =>
  page.getByRole('table', { name: label }).or(page.getByRole('list', { name: label }));

/** The screens for administrators. */
export const adminScreens: Screens = [
  {
    name: 'users',
    as: 'admin',
    path: '/dashboard?tab=users',
    states: [
      { name: 'filled', shows: table(texts.dashboard.users) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'admin.users'),
        shows: text(copy.loading),
        busy: true,
      },
      { name: 'empty', path: '/dashboard?tab=users&searchTerm=nobody-at-all', shows: text(copy.nothing) },
      { name: 'failed', before: ({ page }) => refuse(page, 'admin.users'), shows: text(copy.failed) },
      {
        name: 'suspended',
        before: ({ page }) =>
          change(page, 'admin.users', ({ users, total }) => ({
            total,
            users: users.map((user, index) =>
              index === 0
                ? {
                    ...user,
                    status: 'suspended',
                    suspension: { since: user.createdAt, reason: 'Adverts in every room' },
                    can: { suspend: false, restore: true, remove: true },
                  }
                : user,
            ),
          })),
        shows: (page) => page.getByText('Adverts in every room'),
      },
      {
        name: 'suspend dialog',
        act: openDialog(copy.users.suspend),
        shows: (page) => page.getByRole('dialog'),
      },
      {
        name: 'delete dialog',
        act: openDialog(copy.users.remove),
        shows: (page) => page.getByRole('dialog'),
      },
      {
        name: 'reason missing',
        act: async (stage) => {
          await openDialog(copy.users.suspend)(stage);
          await stage.page.getByRole('dialog').getByRole('button', { name: copy.suspend.confirm }).click();
        },
        shows: (page) => page.getByRole('dialog').getByText('Required'),
      },
    ],
  },
  {
    name: 'audit trail',
    as: 'admin',
    path: '/dashboard?tab=users&view=audit',
    states: [
      { name: 'filled', shows: table(copy.audit.everything) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'admin.audit'),
        shows: text(copy.loading),
        busy: true,
      },
      {
        name: 'empty',
        path: '/dashboard?tab=users&view=audit&action=nothing_like_it',
        shows: text(copy.nothing),
      },
      { name: 'failed', before: ({ page }) => refuse(page, 'admin.audit'), shows: text(copy.failed) },
    ],
  },
  {
    name: 'page views',
    as: 'admin',
    path: '/dashboard?tab=users&view=insights',
    states: [
      {
        name: 'filled',
        before: ({ page }) => answer(page, 'insights.report', report),
        shows: text(copy.insights.chart),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'insights.report'),
        shows: text(copy.loading),
        busy: true,
      },
      { name: 'off', shows: text(copy.insights.off) },
      { name: 'failed', before: ({ page }) => refuse(page, 'insights.report'), shows: text(copy.failed) },
    ],
  },
  {
    name: 'exposure',
    as: 'admin',
    path: '/dashboard?tab=users&view=exposure',
    states: [
      {
        name: 'filled',
        before: ({ page }) => answer(page, 'learning.exposure', exposure),
        shows: text(copy.exposure.title),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'learning.exposure'),
        shows: text(copy.loading),
        busy: true,
      },
      {
        name: 'empty',
        before: ({ page }) => answer(page, 'learning.exposure', { ...exposure, slots: 0 }),
        shows: text(copy.exposure.none),
      },
      { name: 'failed', before: ({ page }) => refuse(page, 'learning.exposure'), shows: text(copy.failed) },
    ],
  },
  {
    name: 'comments',
    as: 'admin',
    path: '/dashboard?tab=comments',
    states: [
      { name: 'filled', before: writeComment, shows: table(texts.dashboard.comments) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'admin.comments'),
        shows: text(copy.loading),
        busy: true,
      },
      { name: 'empty', path: '/dashboard?tab=comments&searchTerm=no-such-words', shows: text(copy.nothing) },
      { name: 'failed', before: ({ page }) => refuse(page, 'admin.comments'), shows: text(copy.failed) },
      {
        name: 'remove dialog',
        before: writeComment,
        act: ({ page }) =>
          page
            .getByRole('button', { name: /^Remove the comment/ })
            .first()
            .click(),
        shows: (page) => page.getByRole('dialog'),
      },
    ],
  },
];

/** Chooses an action for the first user of the list who can be suspended. */
function openDialog(label: string) {
  return async ({ page }: Stage) => {
    // The last row is a user of the demo community, not an administrator.
    await page
      .getByRole('button', { name: /^Actions for / })
      .last()
      .click();
    await page.getByRole('menuitem', { name: label }).click();
  };
}

async function writeComment({ context }: Stage): Promise<void> {
  const { posts } = await (await context.request.get('/api/post/getPosts?limit=1')).json();
  await context.request.post(`/api/post/${posts[0].id}/comments`, {
    data: { body: 'Is there a mailing list?' },
  });
}
