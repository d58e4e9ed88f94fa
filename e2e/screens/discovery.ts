import { homeCopy } from '../../apps/web/src/copy/home.ts';
import { projectsCopy } from '../../apps/web/src/copy/projects.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { answer, hold, refuse } from '../support/calls.ts';
import type { Screens } from './screen.ts';
import { button, text } from './see.ts';

const cards = { shows: button(texts.projects.joinRequest) };

/** Where projects are found: home, Discover and search. */
export const discoveryScreens: Screens = [
  {
    name: 'home',
    as: 'owner',
    path: '/',
    states: [
      { name: 'filled', ...cards },
      {
        name: 'loading',
        async before({ page }) {
          await hold(page, 'projects.list');
          await hold(page, 'matching.recommendProjects');
        },
        shows: text(texts.projects.loading),
        busy: true,
      },
      {
        name: 'recommendations failed',
        before: ({ page }) => refuse(page, 'matching.recommendProjects'),
        shows: text(texts.recommendedProjects.error),
      },
      {
        name: 'recommendations no list',
        before: ({ page }) => answer(page, 'matching.recommendProjects', { none: true }),
        shows: text(texts.recommendedProjects.notAList),
      },
      { name: 'newcomer', as: 'newcomer', shows: text(fill(homeCopy.greeting, {})) },
    ],
  },
  {
    name: 'discover',
    as: 'guest',
    path: '/discover',
    states: [
      { name: 'filled', shows: (page) => page.getByRole('article').nth(3) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'projects.list'),
        shows: text(texts.projects.loading),
        busy: true,
      },
      {
        name: 'empty',
        path: '/discover?searchTerm=nothing-is-called-this&technology=React',
        shows: text(texts.projects.empty),
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'projects.list', 'rate_limited', texts.projects.failed),
        shows: text(texts.projects.failed),
      },
      {
        name: 'no list',
        before: ({ page }) => answer(page, 'projects.list', 'nothing of use'),
        shows: text(texts.projects.unexpected),
      },
      {
        name: 'filtered',
        path: '/discover?technology=React&skill=Frontend',
        shows: button('Remove filter React'),
      },
    ],
  },
  {
    name: 'search',
    as: 'guest',
    path: '/search?searchTerm=tide',
    states: [
      { name: 'filled', shows: text(fill(projectsCopy.searchFor, { term: 'tide' })) },
      { name: 'nothing searched', path: '/search', shows: text(projectsCopy.searchTitle) },
    ],
  },
];
