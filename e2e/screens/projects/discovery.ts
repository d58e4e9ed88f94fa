import { expect } from '@playwright/test';
import { agendaCopy } from '../../../apps/web/src/copy/events/agenda.ts';
import { homeCopy } from '../../../apps/web/src/copy/home.ts';
import { peopleCopy } from '../../../apps/web/src/copy/people.ts';
import { projectsCopy } from '../../../apps/web/src/copy/projects/projects.ts';
import { searchCopy } from '../../../apps/web/src/copy/search.ts';
import { skillsCopy } from '../../../apps/web/src/copy/skills.ts';
import { uiCopy } from '../../../apps/web/src/copy/ui.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import type { OwnEvent } from '../../../packages/contracts/src/events/agenda.ts';
import type { EventCard } from '../../../packages/contracts/src/events/event-page.ts';
import { answer, change, hold, intercept, refuse } from '../../support/calls.ts';
import { inDays } from '../../support/events.ts';
import { button, text, title } from '../assert-visible.ts';
import type { Screens } from '../screen.ts';

const cards = { shows: button(texts.projects.joinRequest) };

const upcoming: EventCard = {
  id: 'event',
  slug: 'tide-weekend',
  title: 'Tide weekend',
  timeZone: 'Europe/Helsinki',
  place: 'Harbour hall',
  online: false,
  status: 'open',
  capacity: 60,
  participants: 47,
  waiting: 0,
  startsAt: inDays(60),
  endsAt: inDays(62),
  deadline: inDays(50),
};
const placed: OwnEvent = {
  ...upcoming,
  id: 'placed',
  slug: 'placed',
  title: 'Signals course at the school by the harbour',
  status: 'running',
  startsAt: '2026-10-01T08:00:00.000Z',
  organiser: null,
  participant: 'placed',
  nextStep: 'team',
};
const drafted: OwnEvent = {
  ...upcoming,
  id: 'drafted',
  slug: 'drafted',
  title: 'Company week',
  status: 'draft',
  organiser: 'owner',
  participant: null,
  nextStep: 'open',
};

/** Home, Discover, search and the public page of a user. */
export const discoveryScreens: Screens = [
  {
    name: 'home',
    as: 'owner',
    path: '/',
    states: [
      { name: 'filled', ...cards },
      {
        name: 'events that wait',
        before: ({ page }) => answer(page, 'events.agenda', { own: [placed, drafted], upcoming: [upcoming] }),
        shows: text(agendaCopy.nextSteps.team),
      },
      { name: 'first skills', as: 'newcomer', shows: text(homeCopy.start.title) },
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
        name: 'recommendations not a list',
        before: ({ page }) => answer(page, 'matching.recommendProjects', { none: true }),
        shows: text(texts.recommendedProjects.notAList),
      },
      {
        name: 'recommendations unreadable',
        before: ({ page }) =>
          intercept(page, 'matching.recommendProjects', (route) => route.fulfill({ body: 'no JSON' })),
        shows: text(texts.recommendedProjects.unexpected),
      },
      { name: 'newcomer', as: 'newcomer', shows: text(fill(homeCopy.firstGreeting, {})) },
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
        name: 'not a list',
        before: ({ page }) => answer(page, 'projects.list', 'nothing of use'),
        shows: text(texts.projects.unexpected),
      },
      {
        name: 'broken card',
        before: ({ page }) =>
          change(page, 'projects.list', (list) => ({
            ...list,
            posts: list.posts.map((post, index) => (index === 1 ? { ...post, technologies: 5 } : post)),
          })),
        shows: text(uiCopy.section.failed),
        failsLoudly: true,
      },
      {
        name: 'filtered',
        path: '/discover?technology=React&skill=Frontend',
        shows: button('Remove filter React'),
      },
      {
        name: 'more filters in a drawer',
        width: 360,
        act: ({ page }) => page.getByRole('button', { name: projectsCopy.filters }).click(),
        shows: (page) => page.getByRole('dialog').getByRole('group', { name: projectsCopy.hours }),
      },
      {
        name: 'people',
        path: '/discover?show=people',
        shows: (page) => page.getByRole('article').first(),
      },
      {
        name: 'filters of people in a drawer',
        path: '/discover?show=people',
        width: 360,
        act: ({ page }) => page.getByRole('button', { name: projectsCopy.filters }).click(),
        shows: (page) => page.getByRole('dialog').getByLabel(projectsCopy.hours),
      },
      {
        name: 'no people',
        path: '/discover?show=people&searchTerm=nobody-is-called-this',
        shows: text(peopleCopy.empty),
      },
      {
        name: 'people loading',
        path: '/discover?show=people',
        before: ({ page }) => hold(page, 'people.search'),
        shows: text(peopleCopy.loading),
        busy: true,
      },
      {
        name: 'people failed',
        path: '/discover?show=people',
        before: ({ page }) => refuse(page, 'people.search'),
        shows: text(peopleCopy.failed),
      },
    ],
  },
  {
    name: 'search',
    as: 'guest',
    path: '/search?searchTerm=tide',
    states: [
      { name: 'filled', shows: (page) => page.getByRole('article').first() },
      { name: 'nothing searched', path: '/search', shows: text(searchCopy.hint) },
      {
        name: 'searched before',
        path: '/search?searchTerm=harbour',
        act: async ({ page }) => {
          // A search is saved after its results were shown for a moment.
          await page.getByRole('article').first().waitFor();
          const kept = () => page.evaluate<string>('Object.values(localStorage).join()');
          await expect.poll(kept).toContain('harbour');
          await page.goto('/search');
        },
        shows: text(searchCopy.recent),
      },
      { name: 'people', path: '/search?searchTerm=react&show=people', shows: text(peopleCopy.status) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'projects.list'),
        shows: text(texts.projects.loading),
        busy: true,
      },
      {
        name: 'people loading',
        path: '/search?searchTerm=react&show=people',
        before: ({ page }) => hold(page, 'people.search'),
        shows: text(peopleCopy.loading),
        busy: true,
      },
      { name: 'empty', path: '/search?searchTerm=qqqqqqqq', shows: text(texts.projects.empty) },
      {
        name: 'no user found',
        path: '/search?searchTerm=qqqqqqqq&show=people',
        shows: text(peopleCopy.empty),
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'projects.list', 'rate_limited', texts.projects.failed),
        shows: text(texts.projects.failed),
      },
      {
        name: 'people failed',
        path: '/search?searchTerm=react&show=people',
        before: ({ page }) => refuse(page, 'people.search', 'rate_limited', peopleCopy.failed),
        shows: text(peopleCopy.failed),
      },
    ],
  },
  {
    name: 'person',
    as: 'guest',
    path: '/u/quiet-heron',
    states: [
      { name: 'filled', shows: title('quiet-heron') },
      {
        name: 'evidence of a skill',
        async act({ page }) {
          const skills = page.getByRole('listitem').filter({ hasText: skillsCopy.whatShows });
          await skills
            .filter({ hasText: /Named in the posting/ })
            .first()
            .getByText(skillsCopy.whatShows, { exact: true })
            .click();
          // The header covers content below it. At the top of the page, that is not a control.
          await page.evaluate('scrollTo(0, 0)');
        },
        shows: text(skillsCopy.ofProject.posting),
      },
      {
        name: 'own',
        as: 'owner',
        shows: (page) => page.getByRole('link', { name: peopleCopy.page.edit }),
      },
      { name: 'unknown user', path: '/u/nobody-is-called-this', shows: title(peopleCopy.page.notFound) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'people.byName'),
        shows: text(peopleCopy.page.loading),
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'people.byName', 'rate_limited', peopleCopy.page.failed),
        shows: text(peopleCopy.page.failed),
      },
      {
        name: 'with an invitation',
        as: 'owner',
        path: '/u/plain-otter',
        shows: button(fill(peopleCopy.invite.toProjectOf, { name: 'plain-otter' })),
      },
    ],
  },
];
