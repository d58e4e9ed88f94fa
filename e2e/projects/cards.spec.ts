import { expect, test } from '@playwright/test';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { arrive, openBrowser, uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';
import { keepEditing } from '../support/unsaved.ts';

test('a card offers the actions that the user may take', async ({ browser }) => {
  const owner = await openBrowser(browser, 'card-owner');
  const reader = await openBrowser(browser, 'card-reader');
  await arrive(owner);
  const readerId = await arrive(reader, ['Elm']);
  const project = await postProject(owner.context, { title: uniqueName('Cards') });
  const address = `/discover?searchTerm=${project.title}`;

  await test.step('a guest is sent to the sign-in page, and returns after signing in', async () => {
    const { page } = await openBrowser(browser, 'guest');
    await page.goto(`/discover?searchTerm=${project.title}`);
    await page.getByRole('article').getByRole('link', { name: 'Join Request' }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdiscover%3FsearchTerm/);
  });

  await test.step('the owner cannot ask to join', async () => {
    const { page } = owner;
    await page.goto(address);
    const card = page.getByRole('article');
    await expect(card.getByRole('button', { name: 'Your Project' })).toBeDisabled();
    await expect(card.getByRole('link', { name: 'Enter Chat Room' })).toHaveAttribute(
      'href',
      `/chat/${project.id}`,
    );
  });

  await test.step('a developer sees the match and its reason, asks by keyboard, and cannot ask twice', async () => {
    const { page } = reader;
    await page.goto(address);
    const card = page.getByRole('article');
    await expect(card).toContainText(/Excellent|Strong|Good|Possible/);
    await expect(card.getByRole('link', { name: owner.username })).toHaveAttribute(
      'href',
      `/u/${owner.username}`,
    );
    await card.getByRole('button', { name: 'Join Request' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: project.title });
    const note = dialog.getByLabel(requestsCopy.noteLabel);
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Join Request' })).toBeFocused();
    await page.keyboard.press('Enter');
    await note.fill('I know this reef.');
    await keepEditing(page);
    await expect(note).toHaveValue('I know this reef.');
    await dialog.getByLabel(requestsCopy.roleLabel).press('Enter');
    await expect(page.getByText('Join request sent successfully!').first()).toBeVisible();
    await expect(card.getByText('Request sent', { exact: true })).toBeVisible();
  });

  await test.step('a member can open the room', async () => {
    const { user } = await (await owner.context.request.get('/api/user/me')).json();
    const news = await (await owner.context.request.get(`/api/notifications/${user.id}`)).json();
    const [{ _id }] = news.filter((one: { senderId: string }) => one.senderId === readerId);
    expect((await owner.context.request.put(`/api/notifications/accept/${_id}`, { data: {} })).status()).toBe(
      200,
    );
    const { page } = reader;
    await page.goto(address);
    await expect(page.getByRole('article').getByRole('link', { name: 'Enter Chat Room' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('button', { name: /Request/ })).toHaveCount(0);
  });
});

test('home shows the browser above the recommended projects', async ({ browser }) => {
  const visitor = await openBrowser(browser, 'home-reader');
  await arrive(visitor, ['React']);
  const { page } = visitor;
  await page.goto('/');
  await expect(page.getByPlaceholder('Search projects...')).toBeVisible();
  await page.getByLabel('Skill', { exact: true }).selectOption('Frontend');
  await expect(page).toHaveURL(/\/\?skill=Frontend$/);
  await expect(page.getByRole('heading', { name: 'Recommended Projects' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'More filters' })).toHaveCount(0);
});

test('a card with many skills lists the first ones and counts the rest', async ({ browser }) => {
  const owner = await openBrowser(browser, 'many-host');
  await arrive(owner);
  const names = (kind: string) => Array.from({ length: 30 }, (_, at) => `${kind} ${at}`);
  const project = await postProject(owner.context, { technologies: names('Craft'), skills: names('Art') });
  const { page } = owner;
  await page.goto(`/discover?searchTerm=${encodeURIComponent(project.title)}`);
  const card = page.getByRole('article').filter({ hasText: project.title });
  await expect(card.getByText('Craft 3', { exact: true })).toBeVisible();
  await expect(card.getByText('Craft 4', { exact: true })).toHaveCount(0);
  await expect(card.getByText(fill(uiCopy.moreTags, { count: 56 }))).toBeVisible();
});
