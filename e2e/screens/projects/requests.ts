import { requestsCopy } from '../../../apps/web/src/copy/projects/requests.ts';
import { unsavedCopy } from '../../../apps/web/src/copy/unsaved.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import type { Project, ProjectStatus } from '../../../packages/contracts/src/projects/projects.ts';
import { answer, change, refuse } from '../../support/calls.ts';
import { sendRequest } from '../../support/join.ts';
import { button, dialog, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { ownProject, recommended } from './projects.ts';

type Relation = NonNullable<Project['viewer']>['relation'];

const moment = '2026-10-12T09:00:00.000Z';

/** Gives the viewer this relation to the project. */
function standing(relation: Relation, status: ProjectStatus = 'open') {
  return ({ page }: Stage) =>
    change(page, 'projects.bySlug', (project) => ({
      ...project,
      status,
      viewer: {
        ...project.viewer,
        relation,
        can: { request: relation === 'none' && status === 'open', match: true },
        ...(relation === 'requested' && { requestId: 'asked' }),
      },
    }));
}

async function askToJoin({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: texts.projects.joinRequest }).click();
  await sendRequest(page);
}

/** The viewer's own pending request. */
async function asked(stage: Stage): Promise<void> {
  await standing('requested')(stage);
  const project = { title: 'Kelp map', slug: 'kelp-map', status: 'open' };
  const words = { note: '', role: '', reason: '' };
  const moments = { createdAt: moment, expiresAt: moment, remindedAt: moment, answeredAt: null };
  const request = { id: 'asked', kind: 'join_request', status: 'pending', ...words, ...moments };
  const about = { project, person: { username: 'plain-otter', profilePicture: null }, waitlist: null };
  await answer(stage.page, 'requests.listOwn', [
    { ...request, ...about, can: { remind: true }, remindableFrom: moment },
  ]);
}

/** The viewer's own full project with a waitlist. */
async function full({ page }: Stage): Promise<void> {
  await change(page, 'projects.bySlug', (project) => ({ ...project, status: 'full', seatsOpen: 0 }));
}

const relations: readonly Relation[] = ['requested', 'invited', 'member', 'co_owner', 'none', 'requested'];
const statuses: readonly ProjectStatus[] = ['open', 'open', 'open', 'open', 'closed', 'full'];

/** One card for each relation of the viewer to a project. */
async function everyCard({ page }: Stage): Promise<void> {
  await change(page, 'projects.list', (list) => ({
    ...list,
    posts: list.posts.map((post, index) => ({
      ...post,
      ownerId: index < relations.length ? 'of-somebody-else' : post.ownerId,
      date: index === 0 ? null : post.date,
      status: statuses[index] ?? post.status,
      viewer: {
        relation: relations[index] ?? 'none',
        can: { request: (statuses[index] ?? post.status) === 'open', match: true },
        ...(index === 5 && { waitlist: { position: 2, of: 5 } }),
      },
    })),
  }));
}

/** Join requests and invitations on project pages, for both sides. */
export const requestScreens: Screens = [
  {
    name: 'joining',
    as: 'developer',
    path: recommended,
    states: [
      { name: 'requested', before: asked, shows: button(requestsCopy.own.remind) },
      {
        name: 'invited',
        before: standing('invited'),
        shows: (page) => page.getByRole('link', { name: requestsCopy.invited }),
      },
      {
        name: 'closed',
        before: standing('none', 'closed'),
        shows: (page) => page.getByRole('button', { name: texts.projects.joinRequest, disabled: true }),
      },
      {
        name: 'requested before',
        before: ({ page }) => refuse(page, 'requests.send', 'conflict', texts.joinRequest.alreadySent),
        act: askToJoin,
        shows: text(texts.joinRequest.alreadySent),
      },
      {
        name: 'not sent',
        before: ({ page }) => refuse(page, 'requests.send', 'rate_limited', texts.joinRequest.failed),
        act: askToJoin,
        shows: text(texts.joinRequest.failed),
      },
      {
        name: 'closing with a note',
        async act({ page }) {
          await page.getByRole('button', { name: texts.projects.joinRequest }).click();
          await page.getByLabel(requestsCopy.noteLabel).fill('I know these tides.');
          await page.keyboard.press('Escape');
        },
        shows: dialog(unsavedCopy.dialog.title),
      },
      {
        name: 'with a waitlist',
        as: 'owner',
        path: ownProject,
        before: full,
        shows: text(requestsCopy.waiting.fullText),
      },
      {
        name: 'cards in every state',
        path: '/discover',
        before: everyCard,
        shows: text(fill(requestsCopy.waitlist, { position: 2, of: 5 })),
      },
    ],
  },
];
