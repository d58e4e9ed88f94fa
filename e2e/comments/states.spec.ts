import { expect, type Page, test } from '@playwright/test';
import { intercept, refuse } from '../support/calls.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';
import { type PostedProject, postProject } from '../support/projects.ts';

let user: Visitor;
let project: PostedProject;

test.beforeEach(async ({ browser }) => {
  user = await openBrowser(browser, 'commenter');
  await arrive(user);
  project = await postProject(user.context);
});

function section(page: Page) {
  return page.getByRole('region', { name: 'Comments and questions' });
}

async function say(body: string, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await user.context.request.post(`/api/post/${project.id}/comments`, {
    data: { body, ...more },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

test('the list shows a loading state, then an empty state', async () => {
  const { page } = user;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, 'comments.list', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(`/project/${project.slug}`);
  await expect(section(page).getByRole('status')).toHaveText('Loading comments…');
  release();
  await expect(section(page).getByRole('status').first()).toHaveText('No comments yet');
  // The form is the first step.
  await expect(section(page).getByLabel('Your comment')).toBeVisible();
});

test('a list that fails to load shows an error and can be retried', async () => {
  const { page } = user;
  await say('Still here.');
  await refuse(page, 'comments.list', 'rate_limited');
  await page.goto(`/project/${project.slug}`);
  await expect(section(page).getByRole('alert')).toContainText('Failed to load comments');
  await page.unrouteAll();
  // The page's first live connection refetches automatically, which removes the button.
  const reload = section(page).getByRole('button', { name: 'Reload' });
  await expect(async () => {
    if (await reload.isVisible()) await reload.click({ timeout: 2000 });
    await expect(section(page).getByText('Still here.')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a comment that cannot be posted stays in the form, with the reason', async () => {
  const { page } = user;
  await page.goto(`/project/${project.slug}`);
  const box = section(page).getByLabel('Your comment');
  await section(page).getByRole('button', { name: 'Post comment' }).click();
  await expect(section(page).getByText('Please write something first.')).toBeVisible();
  await expect(box).toBeFocused();

  await refuse(page, 'comments.post', 'rate_limited', 'Too many tries. Please wait 2 minutes.');
  await box.fill('A patient remark.');
  await box.press('Control+Enter');
  await expect(section(page).getByText('Too many tries. Please wait 2 minutes.')).toBeVisible();
  await expect(box).toHaveValue('A patient remark.');

  await page.unrouteAll();
  await intercept(page, 'comments.post', (route) => route.abort());
  await box.press('Control+Enter');
  await expect(section(page).getByText('This could not be posted. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await box.press('Control+Enter');
  await expect(section(page).getByRole('article').filter({ hasText: 'A patient remark.' })).toHaveCount(1);
  await expect(box).toHaveValue('');
});

test('the text is limited, and the remaining characters are counted', async () => {
  const { page } = user;
  await page.goto(`/project/${project.slug}`);
  const box = section(page).getByLabel('Your comment');
  await box.fill('x'.repeat(1990));
  await expect(section(page).getByText('10 characters left')).toBeVisible();
  await box.press('End');
  await box.pressSequentially('y'.repeat(12));
  await expect(section(page).getByText('0 characters left')).toBeVisible();
  expect((await box.inputValue()).length).toBe(2000);
});

test('many threads are paginated; many answers are loaded on request', async () => {
  const { page } = user;
  const question = await say('The oldest question?', { kind: 'question' });
  for (let n = 1; n <= 5; n += 1) await say(`Answer ${n}`, { parentId: question });
  for (let n = 1; n <= 11; n += 1) await say(`Remark ${n}.`);
  await page.goto(`/project/${project.slug}`);
  await expect(section(page).getByRole('status').first()).toHaveText('12 comments, page 1 of 2');
  await expect(section(page).getByRole('article')).toHaveCount(10);
  await expect(section(page).getByText('Page 1 of 2', { exact: true })).toBeVisible();
  await section(page).getByRole('button', { name: 'Next' }).click();
  await expect(section(page).getByRole('heading', { level: 2 })).toBeFocused();
  const thread = section(page).getByRole('article').filter({ hasText: 'The oldest question?' });
  await expect(thread.getByText('Answer 3')).toBeVisible();
  await expect(thread.getByText('Answer 4')).toHaveCount(0);
  await thread.getByRole('button', { name: 'Show 2 more answers' }).click();
  await expect(thread.getByText('Answer 5')).toBeVisible();
  await expect(thread.getByRole('button', { name: /more answer/ })).toHaveCount(0);
});

test('comments of an archived project are read-only', async ({ browser }) => {
  const { page } = user;
  await say('Kept for the record.');
  const reader = await openBrowser(browser, 'archivist');
  await user.context.request.delete(`/api/user/delete/${(await me()).id}`);
  await reader.page.goto(`/project/${project.slug}`);
  const text = 'This project is archived. Its comments are read-only.';
  await expect(section(reader.page).getByText(text)).toBeVisible();
  const words = section(reader.page).getByRole('article').filter({ hasText: 'Kept for the record.' });
  await expect(words.getByText('Deleted user')).toBeVisible();
  await expect(words.getByRole('link')).toHaveCount(0);
  await page.close();
});

async function me(): Promise<{ id: string }> {
  return (await (await user.context.request.get('/api/user/me')).json()).user;
}
