import { eventsCopy as copy } from '../../../apps/web/src/copy/events/events.ts';
import { registrationCopy as form } from '../../../apps/web/src/copy/events/registration.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import type { EventPage } from '../../../packages/contracts/src/events/event-page.ts';
import { answer, change, hold, refuse } from '../../support/calls.ts';
import { text, title } from '../assert-visible.ts';
import type { ScreenState, Screens, Stage } from '../screen.ts';
import { afterEventStates } from './after-event.ts';
import { certificateScreen } from './certificate.ts';
import { ideaStates } from './ideas.ts';
import { eventPath, ideas, newEvent, registeredPath, viewer } from './new-event.ts';
import { ownAttendanceStates } from './own-attendance.ts';
import { ownPulseStates } from './own-pulse.ts';
import { ownTeamStates } from './own-team.ts';

type Changes = (event: EventPage) => Partial<EventPage>;

/** A state of the event's page that differs in what the server returns. */
function eventState(name: string, changes: Changes, shown: string): ScreenState {
  return {
    name,
    before: ({ page }) => change(page, 'events.bySlug', (event) => ({ ...event, ...changes(event) })),
    shows: text(shown),
  };
}

/** A participant whom no team has, after the publication or the end. */
function withoutTeam(status: 'published' | 'finished', shown: string): ScreenState {
  const changes: Changes = (event) => ({ status, viewer: viewer(event, { participant: 'registered' }) });
  return eventState(`without a team, ${status}`, changes, shown);
}

const listScreen: Screens[number] = {
  name: 'events',
  as: 'developer',
  path: paths.events(),
  states: [
    {
      name: 'filled',
      async path(stage) {
        await newEvent(stage);
        return paths.events();
      },
      shows: (page) => page.getByRole('article').first(),
    },
    {
      name: 'empty',
      as: 'guest',
      before: ({ page }) => answer(page, 'events.list', { events: [], total: 0 }),
      shows: text(copy.empty.upcoming.title),
    },
    {
      name: 'none joined',
      as: 'newcomer',
      path: '/events?show=joined',
      shows: text(copy.empty.joined.title),
    },
    {
      name: 'none organised',
      as: 'newcomer',
      path: '/events?show=organised',
      shows: text(copy.empty.organised.title),
    },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'events.list'),
      shows: (page) => page.locator('[aria-busy=true]').filter({ hasText: copy.loading }),
      busy: true,
    },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.list', 'rate_limited', copy.failed),
      shows: text(copy.failed),
    },
  ],
};

const pageScreen: Screens[number] = {
  name: 'event',
  as: 'developer',
  path: eventPath(),
  states: [
    { name: 'can register', shows: text(copy.page.registerHint) },
    { name: 'registered', path: registeredPath, shows: text(copy.state.registered.title) },
    {
      name: 'confirmation wanted',
      path: registeredPath,
      before: ({ page }) =>
        change(page, 'events.registration', ({ registration, start }) => ({
          registration: registration && { ...registration, confirmationWanted: true },
          start,
        })),
      shows: text(copy.state.confirm.title),
    },
    {
      name: 'on the waiting list',
      path: registeredPath,
      before: ({ page }) =>
        change(page, 'events.registration', ({ registration, start }) => ({
          registration: registration && {
            ...registration,
            status: 'waitlisted',
            waitingPosition: 3,
            can: { ...registration.can, confirm: false },
          },
          start,
        })),
      shows: text(copy.state.waitlisted.title),
    },
    { ...withoutTeam('published', copy.state.waitsForTeam.title), path: registeredPath },
    { ...withoutTeam('finished', copy.state.noTeam.title), path: registeredPath },
    {
      name: 'withdraw dialog',
      path: registeredPath,
      act: ({ page }) => page.getByRole('button', { name: copy.withdraw, exact: true }).click(),
      shows: text(copy.withdrawTitle),
    },
    ...ideaStates,
    ...ownTeamStates,
    ...ownAttendanceStates,
    ...ownPulseStates,
    ...afterEventStates,
    eventState('full', ({ capacity }) => ({ participants: capacity, waiting: 4 }), copy.page.waitingHint),
    eventState(
      'deadline over',
      (event) => ({
        deadline: '2026-01-01T12:00:00.000Z',
        viewer: viewer(event, { notAllowed: 'deadline' }),
      }),
      copy.notAllowed.deadline,
    ),
    eventState(
      'only for a domain',
      (event) => ({
        joinPolicy: 'domain',
        emailDomains: ['school.example.org', 'college.example.org'],
        viewer: viewer(event, { notAllowed: 'domain' }),
      }),
      copy.notAllowed.domain,
    ),
    eventState(
      'cancelled',
      (event) => ({
        status: 'cancelled',
        cancelReason: 'The hall is flooded.',
        viewer: viewer(event, { notAllowed: 'closed' }),
      }),
      copy.page.cancelledReason,
    ),
    eventState('draft', (event) => ({ status: 'draft', viewer: viewer(event, {}) }), copy.page.draft),
    { name: 'not found', path: '/events/nothing-is-called-this', shows: title(copy.page.notFound) },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'events.bySlug'),
      shows: text(copy.page.loading),
      busy: true,
    },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.bySlug', 'rate_limited', copy.page.failed),
      shows: text(copy.page.failed),
    },
  ],
};

async function registrationPath(stage: Stage): Promise<string> {
  return paths.eventRegistration((await newEvent(stage)).slug);
}

const closedLink = 'This link is closed. Ask the organisers.';

/** The page that the link for late-comers opens. */
async function latePath(stage: Stage): Promise<string> {
  return paths.lateRegistration((await newEvent(stage)).slug, 'late');
}

async function afterPublication({ page }: Stage): Promise<void> {
  await change(page, 'events.bySlug', (event) => ({
    ...event,
    status: 'published',
    viewer: viewer(event, { notAllowed: 'closed' }),
  }));
}

const registrationScreen: Screens[number] = {
  name: 'event-registration',
  as: 'developer',
  path: registrationPath,
  states: [
    { name: 'filled', shows: text(form.roles.label) },
    {
      name: 'ranked wishes',
      async act({ page }) {
        await page.getByRole('button', { name: 'Backend', exact: true }).click();
        for (const idea of ideas.slice(0, 2)) {
          await page.getByRole('combobox', { name: form.wishes.add }).click();
          await page.getByRole('option', { name: idea }).click();
        }
      },
      shows: (page) => page.getByRole('list', { name: form.wishes.list }).getByRole('listitem').nth(1),
    },
    {
      name: 'errors',
      act: ({ page }) => page.getByRole('button', { name: form.submit, exact: true }).click(),
      shows: text(form.summary),
    },
    { name: 'late-comer', path: latePath, before: afterPublication, shows: text(form.roles.label) },
    {
      name: 'late-comer with a closed link',
      path: latePath,
      async before(stage) {
        await afterPublication(stage);
        await refuse(stage.page, 'events.register', 'conflict', closedLink);
      },
      async act({ page }) {
        await page.getByRole('button', { name: 'Backend', exact: true }).click();
        await page.getByRole('combobox', { name: 'Which meal do you prefer?' }).selectOption('Soup');
        await page.getByRole('button', { name: form.submit, exact: true }).click();
      },
      shows: text(closedLink),
    },
    {
      name: 'not allowed',
      before: ({ page }) =>
        change(page, 'events.bySlug', (event) => ({
          ...event,
          viewer: viewer(event, { notAllowed: 'list' }),
        })),
      shows: text(fill(copy.notAllowed.list, {})),
    },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'events.registration'),
      shows: text(form.loading),
      busy: true,
    },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.registration', 'rate_limited', form.failed),
      shows: text(form.failed),
    },
  ],
};

/** The list of events, the page of one, the registration, and the certificate. */
export const eventScreens: Screens = [listScreen, pageScreen, registrationScreen, certificateScreen];
