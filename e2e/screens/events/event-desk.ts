import { expect, type Page } from '@playwright/test';
import { conflictCopy } from '../../../apps/web/src/copy/events/conflict.ts';
import { deskCopy as copy } from '../../../apps/web/src/copy/events/desk.ts';
import { organisersCopy } from '../../../apps/web/src/copy/events/organisers.ts';
import { rulesCopy } from '../../../apps/web/src/copy/events/rules.ts';
import { paths } from '../../../apps/web/src/paths.ts';
import type { EventFigures } from '../../../packages/contracts/src/events/desk.ts';
import { answer, change, hold, refuse } from '../../support/calls.ts';
import { draftEvent, openEvent, registerFor } from '../../support/events.ts';
import { text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { formScreen } from './event-form.ts';
import { repairScreen } from './event-repair.ts';
import { teamsScreen } from './event-teams.ts';
import { participants, visitor } from './participants.ts';

const ofTeams = { neededBy: 'teams', teams: 12 } as const;
const figures: EventFigures = {
  capacity: 60,
  statuses: { registered: 20, confirmed: 27, placed: 0, waitlisted: 3, withdrawn: 4, absent: 0 },
  placesTaken: 47,
  confirmed: 27,
  teams: 12,
  roles: [
    { role: 'Backend', count: 24, byLevel: [4, 14, 6] },
    { role: 'Frontend', count: 18, byLevel: [6, 9, 3] },
    { role: 'Design', count: 9, byLevel: [3, 4, 2] },
  ],
  skills: [
    { skillId: 'react', label: 'React', count: 21 },
    { skillId: 'postgresql', label: 'PostgreSQL', count: 11 },
  ],
  languages: [
    { language: 'en', count: 47 },
    { language: 'fi', count: 19 },
  ],
  shortages: [
    { ...ofTeams, kind: 'role', role: 'Design', level: 2, needed: 12, registered: 6, hard: true },
    { ...ofTeams, kind: 'skill', skill: 'PostgreSQL', needed: 12, registered: 11, hard: false },
    { ...ofTeams, neededBy: 'ideas', kind: 'skill', skill: 'Rust', needed: 3, registered: 0, hard: false },
    { kind: 'size', participants: 47, min: 5, max: 5 },
  ],
};

async function fillDesk({ page }: Stage): Promise<void> {
  await answer(page, 'events.figures', figures);
  await answer(page, 'events.participants', { participants, total: participants.length });
}

/** On phones, the actions are in a menu. */
async function takeStep(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: copy.actions });
  await expect(button.or(menu)).toBeVisible();
  if (await button.isVisible()) return await button.click();
  await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function deskPath(stage: Stage): Promise<string> {
  return paths.eventDesk((await openEvent(visitor(stage))).slug);
}

async function rulesPath(stage: Stage): Promise<string> {
  return paths.eventDesk((await openEvent(visitor(stage))).slug, 'rules');
}

const people = 'Mail;Role\nada@example.org;Sailor\nnot-an-address;Design\n';

const deskScreen: Screens[number] = {
  name: 'event-desk',
  as: 'developer',
  path: deskPath,
  states: [
    {
      name: 'filled',
      before: fillDesk,
      shows: text('6 short in Design (done before): 12 teams need 12, 6 registered'),
    },
    { name: 'no registration', shows: text(copy.figures.empty) },
    {
      name: 'draft',
      path: async (stage) => paths.eventDesk((await draftEvent(visitor(stage))).slug),
      shows: (page) => page.getByRole('button', { name: copy.open, exact: true }),
    },
    {
      name: 'details of a participant',
      async path(stage) {
        const event = await openEvent(visitor(stage));
        await registerFor(event, visitor(stage));
        return paths.eventDesk(event.slug);
      },
      act: ({ page }) => page.getByText(copy.list.showDetails, { exact: true }).first().click(),
      shows: text(copy.list.experience),
    },
    {
      name: 'cancel dialog',
      act: ({ page }) => takeStep(page, copy.cancel),
      shows: text(copy.cancelText),
    },
    {
      name: 'open dialog',
      path: async (stage) => paths.eventDesk((await draftEvent(visitor(stage))).slug),
      act: ({ page }) => page.getByRole('button', { name: copy.open, exact: true }).click(),
      shows: (page) => page.getByRole('dialog').getByRole('button', { name: copy.open }),
    },
    {
      name: 'close dialog',
      act: ({ page }) => takeStep(page, copy.close),
      shows: text(copy.closeText),
    },
    {
      name: 'delete dialog',
      path: async (stage) => paths.eventDesk((await draftEvent(visitor(stage))).slug),
      act: ({ page }) => takeStep(page, copy.remove),
      shows: text(copy.removeTitle),
    },
    {
      name: 'no participant found',
      async before(stage) {
        await fillDesk(stage);
        await answer(stage.page, 'events.participants', { participants: [], total: 0 });
      },
      act: ({ page }) => page.getByLabel(copy.list.search).fill('nobody'),
      shows: text(copy.list.noneFound),
    },
    {
      name: 'remove dialog',
      before: fillDesk,
      act: ({ page }) =>
        page
          .getByRole('button', { name: /^Remove / })
          .first()
          .click(),
      shows: text(copy.list.removeText),
    },
    {
      name: 'import columns',
      async act({ page }) {
        await page.getByRole('button', { name: copy.import.open }).click();
        const buffer = Buffer.from('Name;Mail;Apart\nAda;ada@example.org;Ben\n');
        const file = { name: 'people.csv', mimeType: 'text/csv', buffer };
        await page.getByRole('dialog').getByLabel(copy.import.file).setInputFiles(file);
        await page.getByRole('dialog').getByLabel(copy.import.key).scrollIntoViewIfNeeded();
      },
      shows: (page) => page.getByRole('dialog').getByLabel(copy.import.key),
    },
    {
      name: 'import preview',
      async act({ page }) {
        await page.getByRole('button', { name: copy.import.open }).click();
        const buffer = Buffer.from('Mail;Role\nada@example.org;Design:3\nben;Sailor\n');
        const file = { name: 'people.csv', mimeType: 'text/csv', buffer };
        await page.getByRole('dialog').getByLabel(copy.import.file).setInputFiles(file);
        await page.getByRole('list', { name: copy.import.preview }).scrollIntoViewIfNeeded();
      },
      shows: (page) => page.getByRole('list', { name: copy.import.preview }),
    },
    {
      name: 'delete dialog of the list',
      async before(stage) {
        await fillDesk(stage);
        await change(stage.page, 'events.desk', (desk) => ({ ...desk, invitees: 64 }));
      },
      act: ({ page }) => page.getByRole('button', { name: copy.import.clear, exact: true }).click(),
      shows: text(copy.import.clearText),
    },
    {
      name: 'import errors',
      async act({ page }) {
        await page.getByRole('button', { name: copy.import.open }).click();
        const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) };
        await page.getByRole('dialog').getByLabel(copy.import.file).setInputFiles(file);
        await page.getByRole('button', { name: copy.import.submit, exact: true }).click();
      },
      shows: (page) => page.getByRole('list', { name: copy.import.errors }),
    },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'events.desk'),
      shows: text(copy.loading),
      busy: true,
    },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.desk', 'rate_limited', copy.failed),
      shows: text(copy.failed),
    },
    {
      name: 'figures failed',
      before: ({ page }) => refuse(page, 'events.figures', 'rate_limited', copy.figures.failed),
      shows: text(copy.figures.failed),
    },
    {
      name: 'participants failed',
      before: ({ page }) => refuse(page, 'events.participants', 'rate_limited', copy.list.failed),
      shows: text(copy.list.failed),
    },
    {
      name: 'not an organiser',
      before: ({ page }) => change(page, 'events.bySlug', (event) => ({ ...event, viewer: null })),
      shows: text(copy.notYours),
    },
  ],
};

const rulesScreen: Screens[number] = {
  name: 'event-rules',
  as: 'developer',
  path: rulesPath,
  states: [
    { name: 'filled', shows: text(rulesCopy.kinds.hours) },
    {
      name: 'saved by another organiser',
      async act({ page, context: { request } }) {
        await page.getByRole('slider').first().press('Home');
        const slug = new URL(page.url()).pathname.split('/')[2];
        const { id } = await (await request.get(`/api/events/slug/${slug}`)).json();
        const path = `/api/events/${id}/rules`;
        const { rules, version } = await (await request.get(path)).json();
        await request.put(path, { data: { rules: rules.slice(1), version } });
      },
      shows: text(conflictCopy.title),
    },
    {
      name: 'empty',
      before: ({ page }) => answer(page, 'events.rules', { rules: [], version: 1 }),
      shows: text(rulesCopy.none),
    },
    {
      name: 'pairs to keep apart',
      async before({ page }) {
        await answer(page, 'events.participants', { participants, total: participants.length });
        const [one, other] = participants;
        const pairs: [string, string][] = one && other ? [[one.id, other.id]] : [];
        const invited: [string, string][] = [
          ['ada@example.org', 'someone.with.a.long.name@harbour.example.org'],
        ];
        await answer(page, 'events.keepApart', { pairs, invited, version: 1, changedBy: null });
      },
      act: ({ page }) =>
        page.getByRole('button', { name: organisersCopy.apart.add, exact: true }).scrollIntoViewIfNeeded(),
      shows: (page) => page.getByRole('list', { name: organisersCopy.apart.list }),
    },
    {
      name: 'pairs failed',
      before: ({ page }) => refuse(page, 'events.keepApart', 'rate_limited', organisersCopy.apart.failed),
      shows: text(organisersCopy.apart.failed),
    },
    {
      name: 'missing skills',
      async act({ page }) {
        await page.getByLabel(rulesCopy.addKind).selectOption('skills');
        await page.getByRole('button', { name: rulesCopy.add, exact: true }).click();
        await page.getByRole('button', { name: rulesCopy.save }).click();
      },
      shows: text(rulesCopy.skillsMissing),
    },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'events.rules'),
      shows: text(rulesCopy.loading),
      busy: true,
    },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.rules', 'rate_limited', rulesCopy.failed),
      shows: text(rulesCopy.failed),
    },
  ],
};

const exportScreen: Screens[number] = {
  name: 'event-export',
  as: 'developer',
  path: async (stage) => paths.eventDesk((await openEvent(visitor(stage))).slug, 'export'),
  states: [
    { name: 'filled', shows: text(copy.exporting.title) },
    {
      name: 'archived',
      async before({ page }) {
        await change(page, 'events.desk', (desk) => ({
          ...desk,
          event: {
            ...desk.event,
            status: 'finished',
            isArchived: true,
            viewer: desk.event.viewer && {
              ...desk.event.viewer,
              can: { ...desk.event.viewer.can, archive: true },
            },
          },
        }));
      },
      shows: text(copy.exporting.restore),
    },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'events.exportParticipants', 'rate_limited', copy.exportFailed),
      act: ({ page }) => page.getByRole('button', { name: copy.export }).click(),
      shows: text(copy.exportFailed),
    },
  ],
};

/** The form of an event, and the desk of its organisers. */
export const eventDeskScreens: Screens = [
  formScreen,
  deskScreen,
  rulesScreen,
  teamsScreen,
  repairScreen,
  exportScreen,
];
