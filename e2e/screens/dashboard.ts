import { profilesCopy } from '../../apps/web/src/copy/profiles.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { hold, refuse } from '../support/calls.ts';
import type { Screens } from './screen.ts';
import { button, dialog, text, title } from './see.ts';

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
        act: ({ page }) => page.getByRole('button', { name: texts.profile.update }).click(),
        shows: text(texts.profile.noChanges),
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
