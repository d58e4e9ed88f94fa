import type { Page } from '@playwright/test';
import { notFoundCopy } from '../../../apps/web/src/copy/not-found.ts';
import { commentsCopy } from '../../../apps/web/src/copy/projects/comments.ts';
import { manifestsCopy } from '../../../apps/web/src/copy/projects/manifests.ts';
import { matchStartCopy } from '../../../apps/web/src/copy/projects/match-start.ts';
import { postedCopy } from '../../../apps/web/src/copy/projects/posted.ts';
import { projectsCopy } from '../../../apps/web/src/copy/projects/projects.ts';
import { rejectionCopy } from '../../../apps/web/src/copy/projects/rejection.ts';
import { repositoryDraftCopy } from '../../../apps/web/src/copy/projects/repository-draft.ts';
import { requestsCopy } from '../../../apps/web/src/copy/projects/requests.ts';
import { skillProposalsCopy } from '../../../apps/web/src/copy/skill-proposals.ts';
import { uiCopy } from '../../../apps/web/src/copy/ui.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import { answer, change, hold, intercept, refuse } from '../../support/calls.ts';
import { button, dialog, text, title } from '../assert-visible.ts';
import type { ScreenState, Screens, Stage } from '../screen.ts';

export async function recommended({ context, userId }: Stage): Promise<string> {
  const projects = await (await context.request.get(`/flask/projects/recommendations/${userId}`)).json();
  return `/project/${projects[0].slug}`;
}

/** The viewer's first own project. */
export async function ownProject({ context }: Stage): Promise<string> {
  const { user } = await (await context.request.get('/api/user/me')).json();
  const projects = await (await context.request.get(`/flask/posts/user/${user.username}`)).json();
  return `/project/${projects[0].slug}`;
}

/** Adds a question with an answer to the project of the screen. */
async function thread(stage: Stage): Promise<void> {
  const { request } = stage.context;
  const slug = (await recommended(stage)).replace('/project/', '');
  const { id } = await (await request.get(`/api/post/slug/${slug}`)).json();
  const question = { body: 'Which harbours come first?', kind: 'question' };
  const asked = await request.post(`/api/post/${id}/comments`, { data: question });
  const { id: parentId } = await asked.json();
  await request.post(`/api/post/${id}/comments`, { data: { body: 'The small ones.', parentId } });
}

async function post(page: Page, start: string, end: string): Promise<void> {
  const form = texts.posting;
  await page.getByLabel(form.titleLabel).fill('Ferry board');
  await page.getByLabel(form.description).fill('Departures that survive a dead uplink.');
  for (const [label, tag] of [
    [form.technologies, 'Elm'],
    [form.skills, 'Frontend'],
  ] as const) {
    await page.getByLabel(label).fill(tag);
    await page.getByLabel(label).press('Enter');
  }
  await page.getByLabel(form.teamSize).selectOption('3');
  await page.getByLabel(form.responsibilities).fill('Own the board.');
  await page.getByLabel(form.timelineStart).fill(start);
  await page.getByLabel(form.timelineEnd).fill(end);
  await page.getByRole('button', { name: form.submit }).click();
}

/** The posting that a repository proposes. */
const fromRepository = {
  name: 'ferry-board',
  title: 'Ferry board',
  description: 'Departures on the wall of a café.',
  technologies: ['React', 'TypeScript'],
  skills: ['Frontend'],
  responsibilities: 'Show delays on the map\nTranslate it to Finnish',
};

/** Posts a project and gets these recommended people. The page's own suggestions, which have a limit, stay empty. */
function postedWith(people: readonly { tier: string }[]): NonNullable<ScreenState['before']> {
  return async ({ page }) => {
    await intercept(page, 'matching.recommendUsers', (route) =>
      route.fulfill({ json: route.request().url().includes('limit=') ? [] : people }),
    );
  };
}

async function describeWithSkills({ page }: Stage): Promise<void> {
  await page
    .getByLabel(texts.posting.description)
    .fill('Departures in React with PostgreSQL and Docker. Machine learning guesses the delays.');
}

export const projectScreens: Screens = [
  {
    name: 'project',
    as: 'developer',
    path: recommended,
    states: [
      { name: 'filled', shows: button(texts.projects.joinRequest) },
      { name: 'to a guest', as: 'guest', path: '/project/anything', shows: text(notFoundCopy.title) },
      {
        name: 'broken section',
        before: ({ page }) => answer(page, 'projects.similar', [{ id: 'a', shared: 5 }]),
        shows: text(uiCopy.section.failed),
        failsLoudly: true,
      },
      {
        name: 'to a user without skills',
        as: 'newcomer',
        path: '/project/seedbank-catalogue',
        shows: text(matchStartCopy.title),
      },
      { name: 'own', as: 'owner', path: ownProject, shows: text(texts.projects.yourProject) },
      {
        name: 'own with an opened request',
        as: 'owner',
        path: ownProject,
        width: 360,
        act: ({ page }) =>
          page
            .getByRole('button', { name: fill(requestsCopy.waiting.details, { name: 'plain-otter' }) })
            .click(),
        shows: button(rejectionCopy.open),
      },
      {
        name: 'not accepting members',
        before: ({ page }) =>
          change(page, 'projects.bySlug', (project) => ({
            ...project,
            viewer: { ...project.viewer, relation: 'none', can: { request: false, match: false } },
            can: { ...project.can, request: false },
          })),
        shows: text(requestsCopy.shut),
      },
      {
        name: 'on the waitlist',
        before: ({ page }) =>
          change(page, 'projects.bySlug', (project) => ({
            ...project,
            status: 'full',
            answers: { sample: 10, answered: 9, medianHours: 48 },
            viewer: { ...project.viewer, relation: 'requested', waitlist: { position: 2, of: 5 } },
          })),
        shows: text(fill(requestsCopy.waitlist, { position: 2, of: 5 })),
      },
      {
        name: 'asking to join',
        act: ({ page }) => page.getByRole('button', { name: texts.projects.joinRequest }).click(),
        shows: (page) => page.getByLabel(requestsCopy.noteLabel),
      },
      {
        name: 'comments loading',
        before: ({ page }) => hold(page, 'comments.list'),
        shows: text(commentsCopy.loading),
        busy: true,
      },
      {
        name: 'comments failed',
        before: ({ page }) => refuse(page, 'comments.list'),
        shows: text(commentsCopy.failed),
      },
      {
        name: 'with an empty comment',
        act: ({ page }) => page.getByRole('button', { name: commentsCopy.submit.comment }).click(),
        shows: text(commentsCopy.nothingTyped),
      },
      {
        name: 'with a thread',
        before: thread,
        shows: (page) => page.getByRole('button', { name: commentsCopy.answer, exact: false }),
      },
      {
        name: 'deleting a comment',
        before: thread,
        act: ({ page }) => page.getByRole('button', { name: commentsCopy.delete }).first().click(),
        shows: dialog(commentsCopy.deleteQuestion),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'projects.bySlug'),
        shows: text(projectsCopy.page.loading),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'projects.bySlug', 'rate_limited', texts.projects.failed),
        shows: text(texts.projects.failed),
      },
    ],
  },
  {
    name: 'project form',
    as: 'owner',
    path: '/dashboard?tab=project-posts',
    states: [
      { name: 'filled', shows: title(texts.posting.title) },
      {
        name: 'incomplete',
        act: ({ page }) => page.getByRole('button', { name: texts.posting.submit }).click(),
        shows: text(texts.posting.fillAll),
      },
      {
        name: 'dates reversed',
        act: ({ page }) => post(page, '2027-06-01', '2027-03-01'),
        shows: text(texts.posting.endBeforeStart),
      },
      {
        name: 'refused',
        before: ({ page }) => refuse(page, 'projects.create'),
        act: ({ page }) => post(page, '2027-03-01', '2027-06-01'),
        shows: text(texts.posting.failed),
      },
      {
        name: 'connection lost',
        before: ({ page }) => intercept(page, 'projects.create', (route) => route.abort()),
        act: ({ page }) => post(page, '2027-03-01', '2027-06-01'),
        shows: text(texts.posting.networkFailed),
        failsLoudly: true,
      },
      {
        name: 'reading a repository',
        path: '/dashboard?tab=project-posts&repository=a',
        before: ({ page }) => hold(page, 'repositories.posting'),
        shows: text(repositoryDraftCopy.reading),
        busy: true,
      },
      {
        name: 'filled in from a repository',
        path: '/dashboard?tab=project-posts&repository=a',
        before: ({ page }) => answer(page, 'repositories.posting', fromRepository),
        shows: text(repositoryDraftCopy.filled),
      },
      {
        name: 'replacing a draft',
        before: ({ page }) => answer(page, 'repositories.posting', fromRepository),
        act: async ({ page }) => {
          await page.getByLabel(texts.posting.titleLabel).fill('Night bus');
          await page.goto('/dashboard?tab=project-posts&repository=a');
        },
        shows: dialog(repositoryDraftCopy.replaceTitle),
      },
      {
        name: 'repository not read',
        path: '/dashboard?tab=project-posts&repository=a',
        before: ({ page }) => refuse(page, 'repositories.posting', 'not_found', 'This was removed.'),
        shows: button(repositoryDraftCopy.skip),
      },
      {
        name: 'manifests read',
        act: ({ page }) =>
          page.getByLabel(manifestsCopy.files).setInputFiles([
            { name: 'package.json', mimeType: '', buffer: Buffer.from('{"dependencies":{"react":"19"}}') },
            { name: 'letter.txt', mimeType: '', buffer: Buffer.from('Dear team,') },
          ]),
        shows: button(manifestsCopy.undo),
      },
      {
        name: 'skills suggested',
        act: describeWithSkills,
        shows: button(fill(skillProposalsCopy.add, { name: 'PostgreSQL' })),
      },
      {
        name: 'skills of an advertisement',
        act: async ({ page }) => {
          await page.getByText(skillProposalsCopy.advertisement.title).click();
          await page
            .getByLabel(skillProposalsCopy.advertisement.label)
            .fill('Requirements\nExperience with Kotlin and Docker\nYou know TDD and write clean code');
        },
        shows: button(fill(skillProposalsCopy.add, { name: 'Kotlin' })),
      },
      {
        name: 'reading for skills',
        before: ({ page }) => hold(page, 'skills.extract'),
        act: describeWithSkills,
        shows: text(skillProposalsCopy.reading),
        busy: true,
      },
      {
        name: 'skills not available',
        before: ({ page }) => refuse(page, 'skills.extract'),
        act: describeWithSkills,
        shows: text(skillProposalsCopy.failed),
      },
      {
        name: 'no skills in the text',
        act: ({ page }) => page.getByLabel(texts.posting.description).fill('A place for long walks.'),
        shows: text(skillProposalsCopy.none),
      },
    ],
  },
  {
    name: 'posted project',
    as: 'admin',
    path: '/dashboard?tab=project-posts',
    states: [
      {
        name: 'people fit',
        before: postedWith([{ tier: 'Excellent' }, { tier: 'Strong' }, { tier: 'Good' }]),
        act: ({ page }) => post(page, '2027-03-01', '2027-06-01'),
        shows: text('3 people fit, 1 excellent'),
      },
      {
        name: 'no one fits',
        before: postedWith([]),
        act: ({ page }) => post(page, '2027-03-01', '2027-06-01'),
        shows: text(postedCopy.none),
      },
      {
        name: 'looking',
        before: ({ page }) => hold(page, 'matching.recommendUsers'),
        act: ({ page }) => post(page, '2027-03-01', '2027-06-01'),
        shows: text(postedCopy.loading),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'matching.recommendUsers', 'invalid'),
        act: ({ page }) => post(page, '2027-03-01', '2027-06-01'),
        shows: text(postedCopy.failedHint),
      },
    ],
  },
];
