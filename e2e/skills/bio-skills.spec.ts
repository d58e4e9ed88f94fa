import { expect, test } from '@playwright/test';
import { skillProposalsCopy as copy } from '../../apps/web/src/copy/skill-proposals.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { hold } from '../support/calls.ts';
import { arrive, openBrowser } from '../support/people.ts';

test('skills of a bio are declared or hidden by one key, and known skills are not suggested', async ({
  browser,
}) => {
  const user = await openBrowser(browser, 'writer');
  const id = await arrive(user, ['Docker']);
  const { page } = user;
  await page.goto(paths.dashboard('profile'));
  await page.getByLabel(texts.profile.bio).fill('I like React, Docker and Prolog.');
  const add = (name: string) => page.getByRole('button', { name: fill(copy.add, { name }), exact: true });
  await expect(add('React')).toBeVisible();
  await expect(add('Docker')).toHaveCount(0);
  await add('React').focus();
  await page.keyboard.press('Enter');
  await expect(add('Prolog')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByLabel(texts.profile.bio)).toBeFocused();
  const statuses = async () => {
    const skills: { label: string; status: string }[] = await (
      await page.request.get(`/api/user/${id}/skills`)
    ).json();
    return Object.fromEntries(skills.map(({ label, status }) => [label, status]));
  };
  await expect.poll(statuses).toEqual({ Docker: 'confirmed', React: 'confirmed', Prolog: 'hidden' });
  await page.getByLabel(texts.profile.bio).fill('I like React and Prolog a lot.');
  await expect(page.getByText(copy.settled)).toBeVisible();
  await expect(add('Prolog')).toHaveCount(0);
});

test('a bio is saved while the search for skills is held', async ({ browser }) => {
  const user = await openBrowser(browser, 'waiter');
  await arrive(user);
  const { page } = user;
  await page.goto(paths.dashboard('profile'));
  await hold(page, 'skills.extract');
  await page.getByLabel(texts.profile.bio).fill('I like React.');
  await expect(page.getByText(copy.reading)).toBeVisible();
  await page.getByRole('button', { name: texts.profile.update }).click();
  await expect(page.getByText(texts.profile.updated).first()).toBeVisible();
});
