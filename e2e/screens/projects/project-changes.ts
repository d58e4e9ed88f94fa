import { projectChangesCopy as copy } from '../../../apps/web/src/copy/projects/project-changes.ts';
import { projectsCopy } from '../../../apps/web/src/copy/projects/projects.ts';
import { texts } from '../../../apps/web/src/texts.ts';
import { change, hold, refuse } from '../../support/calls.ts';
import { button, dialog, text, title } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { ownProject } from './projects.ts';

async function editing(stage: Stage): Promise<string> {
  return `${await ownProject(stage)}/edit`;
}

/** The project as seen by a member. */
async function asMember({ page }: Stage): Promise<void> {
  await change(page, 'projects.bySlug', (project) => ({
    ...project,
    viewer: { relation: 'member', can: { request: false, match: false } },
    can: { ...project.can, edit: false, close: false, reopen: false, leave: true },
    members: project.members.map((member) => ({
      ...member,
      can: { remove: false, changeRole: false, offerOwnership: false },
    })),
  }));
}

function press(name: string) {
  return ({ page }: Stage) => page.getByRole('button', { name }).first().click();
}

export const projectChangeScreens: Screens = [
  {
    name: 'project management',
    as: 'owner',
    path: ownProject,
    states: [
      { name: 'filled', shows: button(copy.close) },
      { name: 'closing', act: press(copy.close), shows: dialog('Close') },
      {
        name: 'reopening',
        before: ({ page }) =>
          change(page, 'projects.bySlug', (project) => ({
            ...project,
            status: 'closed',
            can: { ...project.can, close: false, reopen: true },
          })),
        act: press(copy.reopen),
        shows: dialog('Reopen'),
      },
      {
        name: 'managing',
        act: press('Manage '),
        shows: (page) => page.getByRole('menuitem', { name: copy.remove }),
      },
      {
        name: 'removing',
        act: async (stage) => {
          await press('Manage ')(stage);
          await stage.page.getByRole('menuitem', { name: copy.remove }).click();
        },
        shows: dialog('Remove'),
      },
      {
        name: 'ownership offered',
        before: ({ page }) =>
          change(page, 'projects.bySlug', (project) => ({
            ...project,
            offeredTo: project.members.find(({ role }) => role === 'member')?.userId ?? null,
          })),
        shows: button(copy.withdraw),
      },
      {
        name: 'ownership offered to the viewer',
        before: ({ page, userId }) =>
          change(page, 'projects.bySlug', (project) => ({ ...project, offeredTo: userId })),
        shows: button(copy.accept),
      },
      { name: 'to a member', before: asMember, shows: button(copy.leave) },
      { name: 'leaving', before: asMember, act: press(copy.leave), shows: dialog('Leave') },
    ],
  },
  {
    name: 'project editing',
    as: 'owner',
    path: editing,
    states: [
      { name: 'filled', shows: title(copy.editTitle) },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'projects.bySlug'),
        shows: text(projectsCopy.page.loading),
        busy: true,
      },
      {
        name: 'incomplete',
        act: async ({ page }) => {
          await page.getByLabel(texts.posting.titleLabel).fill('');
          await page.getByRole('button', { name: copy.save }).click();
        },
        shows: text(texts.posting.fillAll),
      },
      {
        name: 'refused',
        before: ({ page }) => refuse(page, 'projects.edit'),
        act: async ({ page }) => {
          await page.getByLabel(texts.posting.titleLabel).fill('Ferry board');
          await page.getByRole('button', { name: copy.save }).click();
        },
        shows: text(copy.saveFailed),
      },
      {
        name: 'not permitted',
        before: ({ page }) =>
          change(page, 'projects.bySlug', (project) => ({
            ...project,
            can: { ...project.can, edit: false },
          })),
        shows: text(copy.notYours),
      },
    ],
  },
];
