import { type APIRequestContext, expect, test } from '@playwright/test';
import { arrive, openBrowser } from '../support/people.ts';

test('a user sees the skill charts, opens a table by keyboard, and follows the suggested skill', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser, 'chart-reader');
  const { page } = visitor;
  await arrive(visitor);
  await page.goto('/dashboard?tab=charts');
  await expect(page.getByText('No skills yet')).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(0);

  await declareSkills(visitor.context.request, ['React', 'TypeScript', 'PostgreSQL', 'Docker', 'Elm']);
  await page.reload();
  const areas = page.getByRole('figure', { name: 'Strongest areas' });
  await expect(areas).toContainText('is your strongest area, then');
  await areas.getByRole('button', { name: 'Show as table' }).focus();
  await page.keyboard.press('Enter');
  const rows = areas.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'DevOps' })).toContainText('42');
  await expect(areas.getByRole('button', { name: 'Show as chart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(areas.getByRole('table')).toHaveCount(0);

  const next = page.getByRole('figure', { name: 'Next skill' });
  await next.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/Discover\?searchTerm=./);
});

async function declareSkills(request: APIRequestContext, skills: readonly string[]): Promise<void> {
  const { user } = await (await request.get('/api/user/me')).json();
  for (const skill of skills) {
    const path = `/api/user/${user.id}/skills/${skill}`;
    expect((await request.put(path, { data: { status: 'confirmed' } })).ok()).toBe(true);
  }
}
