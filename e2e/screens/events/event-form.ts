import { eventFormCopy as form } from '../../../apps/web/src/copy/events/event-form.ts';
import { organisersCopy as organisers } from '../../../apps/web/src/copy/events/organisers.ts';
import { webhookCopy } from '../../../apps/web/src/copy/events/webhook.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import { answer, change, hold, refuse } from '../../support/calls.ts';
import { draftEvent } from '../../support/events.ts';
import { text, title } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { visitor } from './participants.ts';

const webhookOrigins = ['https://hooks.slack.com', 'https://discord.com'];

const failedWebhook = {
  host: 'hooks.slack.com',
  kinds: ['published' as const],
  deliveredAt: '2026-11-20T10:00:00.000Z',
  failure: {
    at: '2026-11-21T10:00:00.000Z',
    reason: 'hooks.slack.com no longer accepts this address (404). Create a new one there and enter it here.',
  },
};

async function editPath(stage: Stage): Promise<string> {
  return paths.eventEdit((await draftEvent(visitor(stage))).slug);
}

/** The form of an event with co-organisers. */
async function withOrganisers({ page }: Stage): Promise<void> {
  const others = ['plain-otter', 'grey-gull-who-sails-far-out'].map((username) => ({
    userId: username,
    username,
    profilePicture: null,
    role: 'co_organiser' as const,
  }));
  await change(page, 'events.desk', (desk) => ({
    ...desk,
    event: { ...desk.event, organisers: [...desk.event.organisers, ...others] },
  }));
}

/** The form of an event, for organisers. */
export const formScreen: Screens[number] = {
  name: 'event-form',
  as: 'developer',
  path: paths.newEvent(),
  states: [
    { name: 'new', shows: title(form.newTitle) },
    {
      name: 'errors',
      act: ({ page }) => page.getByRole('button', { name: form.create }).click(),
      shows: text(form.summary),
    },
    {
      name: 'edit',
      path: editPath,
      async act({ page }) {
        await page.getByRole('button', { name: form.questions.add }).click();
        // The bottom bar of phones would cover tags in the middle of the form.
        await page.evaluate('scrollTo(0, 0)');
      },
      shows: text('Question 1'),
    },
    {
      name: 'co-organisers',
      path: editPath,
      before: withOrganisers,
      act: ({ page }) => page.getByRole('button', { name: organisers.add }).scrollIntoViewIfNeeded(),
      shows: (page) =>
        page.getByRole('button', { name: fill(organisers.removeOf, { username: 'plain-otter' }) }),
    },
    {
      name: 'unknown co-organiser',
      path: editPath,
      async act({ page }) {
        await page.getByLabel(organisers.username).fill('unknown-user');
        await page.getByRole('button', { name: organisers.add }).click();
      },
      shows: text(organisers.unknown),
    },
    {
      name: 'remove a co-organiser',
      path: editPath,
      before: withOrganisers,
      act: ({ page }) =>
        page.getByRole('button', { name: fill(organisers.removeOf, { username: 'plain-otter' }) }).click(),
      shows: text(organisers.removeText),
    },
    {
      name: 'ideas of organisers',
      path: editPath,
      async act({ page }) {
        await page.getByLabel(form.ideas.name).fill('Quiet buoy');
        await page.getByRole('button', { name: form.ideas.add, exact: true }).click();
        await page.getByRole('button', { name: fill(form.ideas.editOf, { title: 'Quiet buoy' }) }).waitFor();
      },
      shows: (page) => page.getByRole('button', { name: fill(form.ideas.remove, { title: 'Quiet buoy' }) }),
    },
    {
      name: 'webhook loading',
      path: editPath,
      before: ({ page }) => hold(page, 'events.webhook'),
      act: ({ page }) => page.getByText(webhookCopy.title).scrollIntoViewIfNeeded(),
      shows: text(webhookCopy.loading),
      busy: true,
    },
    {
      name: 'webhook that failed',
      path: editPath,
      before: ({ page }) =>
        answer(page, 'events.webhook', { webhook: failedWebhook, origins: webhookOrigins }),
      act: ({ page }) => page.getByRole('button', { name: webhookCopy.test }).scrollIntoViewIfNeeded(),
      shows: (page) => page.getByText(failedWebhook.failure.reason),
    },
    {
      name: 'webhook not loaded',
      path: editPath,
      before: ({ page }) => refuse(page, 'events.webhook', 'rate_limited', webhookCopy.failed),
      act: ({ page }) => page.getByText(webhookCopy.title).scrollIntoViewIfNeeded(),
      shows: text(webhookCopy.failed),
    },
    {
      name: 'failed',
      path: editPath,
      before: ({ page }) => refuse(page, 'events.desk', 'rate_limited', form.failed),
      shows: text(form.failed),
    },
  ],
};
