import { requestsCopy } from '../../../apps/web/src/copy/projects/requests.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import type { Project, ProjectStatus } from '../../../packages/contracts/src/projects/projects.ts';
import { answer, change, refuse } from '../../support/calls.ts';
import { button, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { ownProject, recommended } from './projects.ts';

type Relation = NonNullable<Project['viewer']>['relation'];

const moment = '2026-10-12T09:00:00.000Z';

/** A project to which the reader stands in this way. */
function standing(relation: Relation, status: ProjectStatus = 'open') {
  return ({ page }: Stage) =>
    change(page, 'projects.bySlug', (project) => ({
      ...project,
      status,
      viewer: { ...project.viewer, relation, ...(relation === 'requested' && { requestId: 'asked' }) },
    }));
}

/** One's own request, still waiting. */
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

/** The reader's own project with every seat taken, while people wait for one. */
async function full({ page }: Stage): Promise<void> {
  await change(page, 'projects.bySlug', (project) => ({ ...project, status: 'full', seatsOpen: 0 }));
}

const relations: readonly Relation[] = ['requested', 'invited', 'member', 'co_owner', 'none', 'requested'];
const statuses: readonly ProjectStatus[] = ['open', 'open', 'open', 'open', 'closed', 'full'];

/** One card in each way in which a card can stand to its reader. */
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
        ...(index === 5 && { waitlist: { position: 2, of: 5 } }),
      },
    })),
  }));
}

/** Asking to join, and being asked, as both sides see it on projects. */
export const requestScreens: Screens = [
  {
    name: 'joining',
    as: 'developer',
    path: recommended,
    states: [
      { name: 'asked', before: asked, shows: button(requestsCopy.own.remind) },
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
        name: 'asked before',
        before: ({ page }) => refuse(page, 'requests.send', 'conflict', texts.joinRequest.alreadySent),
        act: ({ page }) => page.getByRole('button', { name: texts.projects.joinRequest }).click(),
        shows: text(texts.joinRequest.alreadySent),
      },
      {
        name: 'not sent',
        before: ({ page }) => refuse(page, 'requests.send', 'rate_limited', texts.joinRequest.failed),
        act: ({ page }) => page.getByRole('button', { name: texts.projects.joinRequest }).click(),
        shows: text(texts.joinRequest.failed),
      },
      {
        name: 'those who wait for a seat',
        as: 'owner',
        path: ownProject,
        before: full,
        shows: text(requestsCopy.waiting.fullText),
      },
      {
        name: 'cards in every state',
        path: '/discover',
        before: everyCard,
        shows: button(fill(requestsCopy.waitlist, { position: 2, of: 5 })),
      },
    ],
  },
];
