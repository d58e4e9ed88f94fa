import { expect, test } from '@playwright/test';
import { texts } from '../../apps/web/src/texts.ts';
import { tabTo } from '../support/keyboard.ts';
import { postProject } from '../support/projects.ts';
import { sayElsewhere, team } from '../support/teams.ts';

test('a user opens a room, reads, sends, leaves and changes rooms by keyboard alone', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  await sayElsewhere(mate, project.id, 'First.');
  await sayElsewhere(mate, project.id, 'Second.');
  const other = await postProject(owner.context);
  const { page } = owner;
  await page.goto('/chat');
  await expect(page.getByText(project.title)).toBeVisible();
  await tabTo(page, project.title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeFocused();
  await expect(page.getByRole('log').getByText('Second.')).toBeVisible();

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
  await expect(page.getByRole('heading', { name: texts.chat.title.replace('{count}', '2') })).toBeVisible();

  const room = (title: string) => page.getByRole('heading', { level: 1, name: title });
  await page.keyboard.press('Alt+ArrowDown');
  await expect(room(project.title)).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(room(other.title)).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(room(project.title)).toBeVisible();
});
