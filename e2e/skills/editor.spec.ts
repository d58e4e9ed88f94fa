import { expect, test } from '@playwright/test';
import { skillsCopy as copy } from '../../apps/web/src/copy/skills.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { arrive, openBrowser } from '../support/people.ts';

test('a skill is found by typing, added with a level, changed and removed, by keyboard', async ({
  browser,
}) => {
  const person = await openBrowser(browser, 'levels');
  const id = await arrive(person);
  const { page, context } = person;
  const skills = async (): Promise<{ label: string; declaredLevel: string }[]> =>
    await (await context.request.get(`/api/user/${id}/skills`)).json();
  await page.goto(paths.skills());
  const heights = await Promise.all(
    [
      page.getByLabel(copy.add),
      page.getByRole('group', { name: copy.newLevel }),
      page.getByRole('button', { name: copy.addSubmit, exact: true }),
    ].map(async (part) => (await part.boundingBox())?.height),
  );
  expect(new Set(heights).size).toBe(1);
  await page.getByLabel(copy.add).focus();
  await page.keyboard.type('postg');
  await expect(page.getByRole('option', { name: 'PostgreSQL' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(copy.add)).toHaveValue('PostgreSQL');
  const newLevel = page.getByRole('group', { name: copy.newLevel });
  await newLevel.getByRole('radio', { name: copy.levels.solid }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(newLevel.getByRole('radio', { name: copy.levels.some })).toBeChecked();
  await page.getByRole('button', { name: copy.addSubmit, exact: true }).focus();
  await page.keyboard.press('Enter');
  const level = page.getByRole('group', { name: fill(copy.levelOf, { name: 'PostgreSQL' }) });
  await expect(level.getByRole('radio', { name: copy.levels.some })).toBeChecked();
  await expect.poll(skills).toMatchObject([{ label: 'PostgreSQL', declaredLevel: 'some' }]);

  await level.getByText(copy.levels.strong).click();
  await expect(level.getByRole('radio', { name: copy.levels.strong })).toBeChecked();
  await expect.poll(skills).toMatchObject([{ declaredLevel: 'strong' }]);
  await page.getByRole('button', { name: fill(copy.removeOne, { name: 'PostgreSQL' }) }).click();
  await expect(level).toHaveCount(0);
  await expect.poll(skills).toEqual([]);
  await page.getByRole('button', { name: copy.undo }).click();
  await expect(level.getByRole('radio', { name: copy.levels.strong })).toBeChecked();
});

test('one of the 12 most wanted skills is added with one tap', async ({ browser }) => {
  const person = await openBrowser(browser, 'wanted');
  await arrive(person);
  const { page } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.skills());
  const chips = page.getByRole('group', { name: copy.wanted }).getByRole('button');
  await expect(chips).toHaveCount(12);
  const name = ((await chips.first().textContent()) ?? '').trim();
  await chips.first().click();
  await expect(page.getByRole('button', { name: fill(copy.removeOne, { name }) })).toBeVisible();
  await expect(
    page.getByRole('group', { name: copy.wanted }).getByRole('button', { name, exact: true }),
  ).toHaveCount(0);
});
