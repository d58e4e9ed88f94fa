import { expect, type Page, test } from '@playwright/test';
import { texts } from '../../apps/web/src/texts.ts';
import { sayElsewhere, team } from '../support/teams.ts';

/** Tab after Tab until something with this name has the focus; each stop is seen and on top. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(`(() => {
      const box = document.activeElement.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
      return document.activeElement.matches(':focus-visible') &&
        (document.activeElement.contains(top) || document.activeElement.closest('label, form')?.contains(top) === true);
    })()`);
    expect(seen).toBe(true);
    const focused = page.locator(':focus');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (typeof name === 'string' ? label.includes(name) : name.test(label)) return;
  }
  throw new Error(`no stop is named ${name}`);
}

test('open a room, read, send and leave, by keyboard alone', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  await sayElsewhere(mate, project.id, 'First.');
  await sayElsewhere(mate, project.id, 'Second.');
  const { page } = owner;
  await page.goto('/chat');
  await expect(page.getByText(project.title)).toBeVisible();
  await tabTo(page, project.title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeFocused();

  await tabTo(page, 'Messages');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('article', { name: /Second\./ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('article', { name: /First\./ })).toBeFocused();

  await tabTo(page, 'Message to');
  await page.keyboard.type('Heard.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Heard.')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: /Message to/ })).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('heading', { name: texts.chat.title.replace('{count}', '1') })).toBeVisible();
});
