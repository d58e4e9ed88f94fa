import { expect, test } from '@playwright/test';
import { signInAs } from '../support/demo.ts';
import { arrive, openBrowser, uniqueName } from '../support/people.ts';
import { postProject } from '../support/projects.ts';

for (const width of [1440, 360]) {
  test(`an administrator finds a comment and removes it with a reason, at ${width} px`, async ({
    browser,
    context,
    page,
  }) => {
    const writer = await openBrowser(browser, 'hawker');
    await arrive(writer);
    const project = await postProject(writer.context);
    const words = uniqueName('Cheap ink here');
    const posted = await writer.context.request.post(`/api/post/${project.id}/comments`, {
      data: { body: words },
    });
    expect(posted.status()).toBe(201);

    await signInAs(context, 'admin');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard?tab=comments');
    await page.getByRole('searchbox', { name: 'Search by text, author or project' }).fill(words);
    await expect(page).toHaveURL(/searchTerm=/);
    await expect(page.getByText('1 found')).toBeVisible();
    await page.getByRole('button', { name: `Remove the comment by ${writer.username}` }).click();
    const dialog = page.getByRole('dialog', { name: `Remove the comment by ${writer.username}?` });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByText('Please say why this comment is removed')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Advertising');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Comment removed').first()).toBeVisible();
    await expect(page.getByText(/: Advertising$/)).toBeVisible();

    await page.getByLabel('Show', { exact: true }).selectOption('shown');
    await expect(page.getByText('Nothing found').first()).toBeVisible();
    await writer.page.goto(`/project/${project.slug}`);
    await expect(writer.page.getByRole('heading', { level: 1 })).toContainText(project.title);
    await expect(writer.page.getByText(words)).toHaveCount(0);
  });
}
