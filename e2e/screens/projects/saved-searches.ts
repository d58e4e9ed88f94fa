import { savedSearchesCopy as copy } from '../../../apps/web/src/copy/projects/saved-searches.ts';
import { change, hold, refuse } from '../../support/calls.ts';
import { button, dialog, text } from '../assert-visible.ts';
import type { Screens } from '../screen.ts';

const createdAt = '2026-11-02T09:00:00.000Z';

/** Instead of the viewer's own, which other states would change. */
const searches = [
  {
    id: 'a',
    name: 'Weekend front ends',
    filter: { order: 'desc' as const, technology: ['React', 'TypeScript'], hoursMax: 10 },
    alerts: true,
    createdAt,
  },
  {
    id: 'b',
    name: 'tide, Open',
    filter: { order: 'desc' as const, searchTerm: 'tide', status: 'open' as const },
    alerts: false,
    createdAt,
  },
];

export const savedSearchScreens: Screens = [
  {
    name: 'saved searches',
    as: 'developer',
    path: '/saved-searches',
    states: [
      {
        name: 'filled',
        before: ({ page }) => change(page, 'savedSearches.list', () => ({ searches })),
        shows: text('Weekend front ends'),
      },
      {
        name: 'renaming',
        before: ({ page }) => change(page, 'savedSearches.list', () => ({ searches })),
        act: ({ page }) => page.getByRole('button', { name: 'Rename Weekend front ends' }).click(),
        shows: dialog(copy.renameTitle),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'savedSearches.list'),
        shows: text(copy.loading),
        busy: true,
      },
      { name: 'empty', as: 'newcomer', shows: text(copy.empty) },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'savedSearches.list'),
        shows: (page) => page.getByRole('alert'),
      },
      {
        name: 'in the browser',
        path: '/discover',
        before: ({ page }) => change(page, 'savedSearches.list', () => ({ searches })),
        shows: text('Weekend front ends'),
      },
      {
        name: 'save',
        path: '/discover?technology=React',
        shows: button(copy.save),
      },
    ],
  },
];
