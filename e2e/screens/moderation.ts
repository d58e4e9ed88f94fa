import { redAndBlue } from '../../apps/server/src/testing/actors/pictures.ts';
import { adminCopy } from '../../apps/web/src/copy/admin.ts';
import { moderationCopy as copy } from '../../apps/web/src/copy/moderation.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { answer, hold, interceptBelow, refuse } from '../support/calls.ts';
import { text } from './assert-visible.ts';
import type { Screens, Stage } from './screen.ts';

const name = 'plain-otter';
const words = adminCopy.reports;

/** Opens the menu on the user's page and chooses an entry. */
function choose(entry: string) {
  return async ({ page }: Stage): Promise<void> => {
    await page.getByRole('button', { name: fill(copy.menu, { name }) }).click();
    await page.getByRole('menuitem', { name: fill(entry, { name }) }).click();
    await page.getByRole('dialog').waitFor();
  };
}

/** The viewer has blocked the user of the page. */
async function asBlocker({ page, context }: Stage): Promise<void> {
  const { id } = await (await context.request.get(`/api/user/by-name/${name}`)).json();
  const blockedAt = '2026-11-02T10:00:00.000Z';
  await answer(page, 'blocks.list', { people: [{ id, username: name, profilePicture: null, blockedAt }] });
}

const thing = {
  id: 'comment:1:open',
  kind: 'comment',
  subjectId: '01890000-0000-7000-8000-000000000001',
  about: { id: 'a', username: 'bright-hawker', profilePicture: null, status: 'active', isAdmin: false },
  project: { title: 'Ink press', slug: 'ink-press', status: 'open' },
  snapshot: 'Cheap ink, half price, only today.',
  current: 'Good morning.',
  count: 7,
  pictures: [],
  firstAt: '2026-11-01T10:00:00.000Z',
  lastAt: '2026-11-02T10:00:00.000Z',
  reports: [
    {
      id: 'r',
      reason: 'spam',
      note: 'Third time this week.',
      createdAt: '2026-11-02T10:00:00.000Z',
      reporter: { id: 'b', username: name },
    },
  ],
  resolved: null,
  can: { dismiss: true, remove: true, suspend: true },
};

const settled = {
  ...thing,
  id: 'comment:1:2',
  current: null,
  can: { dismiss: false, remove: false, suspend: false },
  resolved: { at: '2026-11-03T10:00:00.000Z', by: 'steady-lantern', outcome: 'removed', note: 'Adverts' },
};

const flyer = '/api/admin/reports/pictures/flyer.webp';

/** A deleted message with two pictures and no text. */
const ofPictures = {
  ...thing,
  id: 'message:1:open',
  kind: 'message',
  snapshot: '',
  current: null,
  count: 1,
  pictures: ['A flyer', ''].map((alt, index) => ({
    name: `flyer-${index}`,
    alt,
    width: 640,
    height: 480,
    url: flyer,
    smallUrl: flyer,
  })),
};

async function pictured({ page }: Stage): Promise<void> {
  const body = await (await redAndBlue(640, 480)).webp().toBuffer();
  await interceptBelow(page, flyer, (route) => route.fulfill({ contentType: 'image/webp', body }));
  await answer(page, 'reports.list', { things: [ofPictures, thing], total: 2 });
}

const waiting = ({ page }: Stage) => answer(page, 'reports.list', { things: [thing], total: 1 });

/** Blocking, reporting, and the reports for administrators. */
export const moderationScreens: Screens = [
  {
    name: 'block and report',
    as: 'owner',
    path: `/u/${name}`,
    states: [
      { name: 'report', act: choose(copy.report.person), shows: text(copy.reason) },
      {
        name: 'reason missing',
        async act(stage) {
          await choose(copy.report.person)(stage);
          await stage.page.getByRole('dialog').getByRole('button', { name: copy.reportYes }).click();
        },
        shows: text(copy.reasonMissing),
      },
      { name: 'block', act: choose(copy.block), shows: text(copy.blockText) },
      { name: 'blocked', before: asBlocker, shows: text(fill(copy.banner, { name })) },
      {
        name: 'blocked list',
        path: '/settings/privacy',
        before: asBlocker,
        shows: (page) => page.getByRole('button', { name: fill(copy.unblockOf, { name }) }),
      },
    ],
  },
  {
    name: 'reports',
    as: 'admin',
    path: '/dashboard?tab=reports',
    states: [
      { name: 'filled', before: waiting, shows: text(thing.snapshot) },
      {
        name: 'with pictures',
        before: pictured,
        shows: (page) => page.getByRole('img', { name: fill(words.pictureOf, { number: 2 }) }),
      },
      {
        name: 'resolved',
        path: '/dashboard?tab=reports&status=resolved',
        before: ({ page }) => answer(page, 'reports.list', { things: [settled], total: 1 }),
        shows: text(words.outcomes.removed),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'reports.list'),
        shows: text(adminCopy.loading),
        busy: true,
      },
      {
        name: 'empty',
        before: ({ page }) => answer(page, 'reports.list', { things: [], total: 0 }),
        shows: text(words.noneWait),
      },
      { name: 'failed', before: ({ page }) => refuse(page, 'reports.list'), shows: text(adminCopy.failed) },
      {
        name: 'remove dialog',
        before: waiting,
        act: ({ page }) =>
          page.getByRole('button', { name: fill(words.remove.of, { name: thing.about.username }) }).click(),
        shows: (page) => page.getByRole('dialog'),
      },
    ],
  },
];
