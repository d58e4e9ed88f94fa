import { expect, type Page, test } from '@playwright/test';
import { projectChangesCopy as copy } from '../../apps/web/src/copy/projects/project-changes.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { uniqueName } from '../support/people.ts';
import { join, newcomer, team } from '../support/teams.ts';

test('a project is edited, closed and reopened; a member is removed and another leaves', async ({
  browser,
}) => {
  const { owner, mate, project } = await team(browser);
  const third = await newcomer(browser, 'third');
  await join(owner, third, project.id);
  const { page } = owner;
  const address = `/project/${project.slug}`;
  // A second press on a button that confirms would get 409.
  const failed: string[] = [];
  for (const one of [page, mate.page])
    one.on('response', (response) => {
      if (response.status() === 409) failed.push(response.url());
    });
  await mate.page.goto(address);

  await page.goto(address);
  await page.getByRole('link', { name: copy.edit }).click();
  const title = page.getByLabel(texts.posting.titleLabel);
  await expect(title).toHaveValue(project.title);
  const renamed = uniqueName('Alder weir');
  await title.fill(renamed);
  await title.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await expect(page).toHaveURL(/\/project\/alder-weir/);
  // A page that shows the former address is redirected without a reload.
  await expect(mate.page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await expect(mate.page).toHaveURL(/\/project\/alder-weir/);

  await page.getByRole('button', { name: copy.close }).press('Enter');
  await expect(page.getByRole('button', { name: copy.cancel })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: copy.close }).dblclick({ delay: 40 });
  await expect(page.getByRole('button', { name: copy.reopen })).toBeFocused();
  expect(failed).toEqual([]);
  await page.getByRole('button', { name: copy.reopen }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: copy.reopen }).click();
  await expect(page.getByRole('button', { name: copy.close })).toBeVisible();

  await manage(page, third.username, copy.remove);
  await page.getByRole('dialog').getByRole('button', { name: copy.remove }).click();
  await expect(page.getByRole('button', { name: `Manage ${third.username}` })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Open seats', exact: true })).toBeFocused();

  await mate.page.getByRole('button', { name: copy.leave }).click();
  await mate.page.getByRole('dialog').getByRole('button', { name: copy.leave }).dblclick({ delay: 40 });
  await expect(mate.page.getByRole('button', { name: copy.leave })).toHaveCount(0);
  await expect(mate.page.getByRole('heading', { name: 'Open seats', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: `Manage ${mate.username}` })).toHaveCount(0);
  expect(failed).toEqual([]);
});

/** Opens the menu of a member by keyboard and chooses an entry. */
async function manage(page: Page, username: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Manage ${username}` }).press('Enter');
  await page.getByRole('menuitem', { name: deed }).press('Enter');
}

test('ownership is offered to a member, who accepts it', async ({ browser }) => {
  const { owner, mate, project } = await team(browser);
  const { page } = owner;
  await mate.page.goto(`/project/${project.slug}`);
  await page.goto(`/project/${project.slug}`);
  await manage(page, mate.username, copy.offer);
  await page.getByRole('button', { name: copy.cancel }).press('Enter');
  await expect(page.getByRole('button', { name: `Manage ${mate.username}` })).toBeFocused();
  await manage(page, mate.username, copy.offer);
  await page.getByRole('dialog').getByRole('button', { name: copy.offer }).click();
  await expect(page.getByRole('button', { name: copy.withdraw })).toBeVisible();

  await mate.page.getByRole('button', { name: copy.accept }).click();
  await expect(mate.page.getByText(texts.projects.yourProject, { exact: true })).toBeVisible();
  await expect(mate.page.getByRole('button', { name: `Manage ${owner.username}` })).toBeVisible();
  await expect(page.getByText('Co-owner', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: copy.leave })).toBeVisible();
});
