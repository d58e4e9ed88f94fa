import { expect, test } from '@playwright/test';
import { arrive, openBrowser } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

test('an owner invites a recommended developer, who accepts', async ({ browser }) => {
  const owner = await openBrowser(browser, 'mill-owner');
  const miller = await openBrowser(browser, 'miller');
  await arrive(owner);
  // Skills of no other test, so that users of those do not fill the list.
  await arrive(miller, ['Haskell', 'Crystal', 'Fortran']);
  const project = await postProject(owner.context, {
    technologies: ['Haskell', 'Crystal'],
    skills: ['Fortran'],
  });

  await owner.page.goto('/dashboard?tab=Posts-recommendations');
  const card = owner.page.getByRole('listitem').filter({ hasText: miller.username }).first();
  await card.getByRole('button', { name: 'Invite to Collaborate' }).click();
  await expect(owner.page.getByText(`Invitation sent to ${miller.username}`).first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Invited' })).toBeDisabled();
  await owner.page.reload();
  await expect(card.getByRole('button', { name: 'Invited' })).toBeDisabled();

  await miller.page.goto('/notifications');
  await expect(miller.page.getByText(project.title).first()).toBeVisible();
  await miller.page.getByRole('button', { name: 'Accept' }).first().click();
  await expect(miller.page.getByText('Accepted').first()).toBeVisible();
  await miller.page.goto(`/project/${project.slug}`);
  await expect(miller.page.getByRole('link', { name: 'Enter Chat Room' }).first()).toBeVisible();
  await expect(miller.page.getByText('2 of 3 seats taken')).toBeVisible();
});
