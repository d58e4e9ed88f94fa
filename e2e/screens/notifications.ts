import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { change, hold, refuse } from '../support/calls.ts';
import { button, text } from './assert-visible.ts';
import type { Screens } from './screen.ts';

export const notificationScreens: Screens = [
  {
    name: 'notifications',
    as: 'owner',
    path: '/notifications',
    states: [
      { name: 'filled', shows: button(texts.notifications.accept) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'notifications.list'),
        shows: text(notificationsCopy.loading),
        busy: true,
      },
      { name: 'empty', as: 'newcomer', shows: text(texts.notifications.empty) },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'notifications.list'),
        shows: text(texts.notifications.failedToLoad),
      },
      {
        name: 'a new one waits',
        before: async ({ page }) => {
          await change(page, 'notifications.list', (list) => list.slice(1));
          await refuse(page, 'notifications.readAll');
        },
        act: async ({ page }) => {
          // Rows that arrive before the list is up to date do not wait.
          await page.waitForLoadState('networkidle');
          await change(page, 'notifications.list', (list) => list);
          // Its failure loads the list again.
          await page.getByRole('button', { name: notificationsCopy.markAllRead }).click();
        },
        shows: button(notificationsCopy.newOne),
      },
      {
        name: 'on the waitlist',
        before: ({ page }) =>
          change(page, 'notifications.list', (list) =>
            list.map((item) => ({ ...item, isFull: true as const })),
          ),
        shows: (page) => page.getByText(requestsCopy.waiting.taken).first(),
      },
      {
        name: 'read before',
        before: ({ page }) =>
          change(page, 'notifications.list', (list) =>
            list.map((item) => ({ ...item, readAt: item.createdAt, status: 'rejected' as const })),
          ),
        shows: text(texts.notifications.rejected),
      },
      {
        name: 'nothing to answer',
        as: 'newcomer',
        path: '/notifications?show=to-answer',
        shows: text(notificationsCopy.nothingToAnswer),
      },
      {
        name: 'nothing unread',
        path: '/notifications?show=unread',
        before: ({ page }) =>
          change(page, 'notifications.list', (list) =>
            list.map((item) => ({ ...item, readAt: item.createdAt })),
          ),
        shows: text(notificationsCopy.nothingUnread),
      },
      {
        name: 'answering',
        before: ({ page }) => hold(page, 'requests.accept'),
        act: ({ page }) => page.getByRole('button', { name: texts.notifications.accept }).first().click(),
        shows: (page) => page.getByRole('button', { name: texts.notifications.reject, disabled: true }),
        busy: true,
      },
      {
        name: 'accept failed',
        before: ({ page }) =>
          refuse(page, 'requests.accept', 'conflict', 'This request was answered before.'),
        act: ({ page }) => page.getByRole('button', { name: texts.notifications.accept }).first().click(),
        shows: text(texts.notifications.failedToAccept),
      },
      {
        name: 'reject failed',
        before: ({ page }) => refuse(page, 'requests.reject'),
        act: ({ page }) => page.getByRole('button', { name: texts.notifications.reject }).first().click(),
        shows: text(texts.notifications.failedToReject),
      },
    ],
  },
];
