import { onboardingCopy as copy } from '../../../apps/web/src/copy/onboarding.ts';
import { welcomeCopy } from '../../../apps/web/src/copy/welcome.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { text, title } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

const skills = ['Svelte', 'TypeScript', 'PostgreSQL', 'MapLibre', 'Kotlin'].map((label, at) => ({
  skillId: label.toLowerCase(),
  label,
  repositories: at === 0 ? ['slack-chart', 'oar-log', 'tide-mill'] : ['slack-chart'],
}));

const found = {
  status: 'ready',
  reason: null,
  retryAt: null,
  skipped: false,
  repositories: { total: 3, chosen: 3, read: 3, withSkills: 3 },
  skills,
  profile: { bio: 'Maps for people who row.', workplace: 'slack-water', area: 'Stavanger' },
};

function shows(changes: object) {
  return ({ page }: Stage) =>
    answer(page, 'onboarding.get', { onboarding: { ...found, ...changes }, welcome });
}

const welcome = {
  steps: (['skills', 'hours', 'goals', 'matches'] as const).map((step) => ({
    step,
    status: 'open' as const,
  })),
  next: 'skills' as const,
};

const nothing = { skills: [], profile: { bio: '', workplace: '', area: '' } };
const halfRead = { total: 300, chosen: 20, read: 7, withSkills: 0 };

/** The page after the first sign-in with GitHub. */
export const onboardingScreens: Screens = [
  {
    name: 'first sign-in',
    as: 'newcomer',
    path: paths.welcome(),
    states: [
      { name: 'filled', before: shows({}), shows: title('We found 5 skills in 3 repositories. Keep them?') },
      {
        name: 'reading',
        before: shows({ ...nothing, status: 'reading', repositories: halfRead }),
        shows: title(copy.reading),
      },
      {
        name: 'host unavailable',
        before: shows({ ...nothing, status: 'reading', reason: 'unavailable', repositories: halfRead }),
        shows: text(copy.unavailable),
      },
      {
        name: 'host asks to wait',
        before: shows({ ...nothing, status: 'reading', reason: 'rate_limited', repositories: halfRead }),
        shows: text(copy.rateLimited),
      },
      {
        name: 'access lost',
        before: shows({ ...nothing, status: 'stopped', reason: 'access_lost' }),
        shows: text(copy.lost.title),
      },
      {
        name: 'unlinked',
        before: shows({ ...nothing, status: 'stopped', reason: 'unlinked' }),
        shows: text(copy.unlinked.title),
      },
      {
        name: 'nothing found',
        before: shows({ ...nothing, repositories: { total: 0, chosen: 0, read: 0, withSkills: 0 } }),
        shows: title(copy.nothing),
      },
      {
        name: '20 of 300 repositories',
        before: shows({ repositories: { total: 300, chosen: 20, read: 20, withSkills: 3 } }),
        shows: text(copy.some),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'onboarding.get'),
        shows: text(copy.loading),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'onboarding.get', 'rate_limited', copy.failed),
        shows: text(copy.failed),
      },
    ],
  },
  {
    name: 'first steps',
    as: 'newcomer',
    path: paths.welcome('skills'),
    states: [
      { name: 'filled', shows: title(welcomeCopy.skills.title) },
      {
        name: 'pasted text without skills',
        async act({ page }) {
          await page.getByRole('button', { name: welcomeCopy.skills.paste }).click();
          await page.getByLabel(welcomeCopy.skills.pasteLabel).fill('I like long walks by the sea.');
        },
        shows: text(welcomeCopy.skills.nothing),
      },
      {
        name: 'not saved',
        failsLoudly: true,
        before: ({ page }) => refuse(page, 'onboarding.putStep', 'unavailable', welcomeCopy.saveFailed),
        act: ({ page }) => page.getByRole('button', { name: welcomeCopy.skip }).click(),
        shows: text(welcomeCopy.saveFailed),
      },
    ],
  },
  {
    name: 'first steps: time',
    as: 'newcomer',
    path: paths.welcome('hours'),
    states: [{ name: 'filled', shows: title(welcomeCopy.hours.title) }],
  },
  {
    name: 'first steps: goals',
    as: 'newcomer',
    path: paths.welcome('goals'),
    states: [{ name: 'filled', shows: title(welcomeCopy.goals.title) }],
  },
  {
    name: 'first steps: matches',
    as: 'developer',
    path: paths.welcome('matches'),
    states: [
      { name: 'filled', shows: (page) => page.getByRole('link', { name: welcomeCopy.matches.view }).first() },
      {
        name: 'without skills',
        before: ({ page }) => answer(page, 'skills.listOfUser', []),
        shows: text(welcomeCopy.matches.noSkills),
      },
      {
        name: 'without matches',
        before: ({ page }) => answer(page, 'matching.recommendProjects', []),
        shows: text(welcomeCopy.matches.none),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'matching.recommendProjects'),
        shows: text(welcomeCopy.matches.loading),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) =>
          refuse(page, 'matching.recommendProjects', 'rate_limited', welcomeCopy.matches.failed),
        shows: text(welcomeCopy.matches.failed),
      },
    ],
  },
];
