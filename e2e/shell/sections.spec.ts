import { expect, type Page, test } from '@playwright/test';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { answer, change } from '../support/calls.ts';
import { signInAs } from '../support/demo.ts';

const { failed, retry } = uiCopy.section;
const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: failed });
const pageError = (page: Page) => page.getByText('Unexpected Application Error!');

test('an unexpected field breaks only its card, and a retry loads it again', async ({ page }) => {
  let broken = true;
  await change(page, 'projects.list', (list) => {
    if (!broken) return list;
    const [first, ...others] = list.posts;
    return { ...list, posts: [{ ...first, technologies: 5 }, ...others] };
  });
  await page.goto('/discover');
  const cards = page.getByRole('article');
  await expect(cards.nth(3)).toBeVisible();
  const rest = await cards.count();
  await expect(alertOf(page)).toHaveCount(1);
  await expect(pageError(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Projects');

  // The rest of the page works.
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  await search.fill('tide');
  await expect(page).toHaveURL(/searchTerm=tide/);
  await search.fill('');
  await expect(page).not.toHaveURL(/searchTerm/);
  await expect(cards).toHaveCount(rest);

  await expect(alertOf(page)).toHaveCount(1);
  broken = false;
  const button = alertOf(page).getByRole('button', { name: retry });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(alertOf(page)).toHaveCount(0);
  await expect(cards).toHaveCount(rest + 1);
  // The focus moves from the removed button to the link of the card.
  await page.keyboard.press('Tab');
  await expect(cards.first().getByRole('link').first()).toBeFocused();
});

test('a retry that meets the same data shows the message again', async ({ page }) => {
  await change(page, 'projects.list', (list) => ({
    ...list,
    posts: list.posts.map((post, index) => (index === 0 ? { ...post, technologies: 5 } : post)),
  }));
  await page.goto('/discover');
  await expect(alertOf(page)).toHaveCount(1);
  const asked = page.waitForResponse(/getPosts/);
  await alertOf(page).getByRole('button', { name: retry }).click();
  await asked;
  await expect(alertOf(page)).toHaveCount(1);
  await expect(alertOf(page).getByRole('button', { name: retry })).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('article').nth(3)).toBeVisible();
});

test('an invalid message breaks only its line of the room', async ({ context, page }) => {
  await signInAs(context, 'owner');
  await change(page, 'chat.messages', (messages) =>
    messages.map((one, index) => (index === messages.length - 1 ? { ...one, reactions: [null] } : one)),
  );
  await page.goto('/chat');
  await page.getByRole('region', { name: 'Rooms' }).getByRole('link').first().click();
  const log = page.getByRole('log');
  await expect(log.getByRole('alert').filter({ hasText: failed })).toHaveCount(1);
  await expect(log.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('textbox').last()).toBeVisible();
  await expect(pageError(page)).toHaveCount(0);
});

test('a broken section of a project leaves its other sections', async ({ context, page }) => {
  await signInAs(context, 'developer');
  await answer(page, 'projects.similar', [{ id: 'a', shared: 5 }]);
  await page.goto('/discover');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(alertOf(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await expect(pageError(page)).toHaveCount(0);
});
