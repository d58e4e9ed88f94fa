import { type Browser, expect, type Page, test } from '@playwright/test';
import { notificationsCopy } from '../../apps/web/src/copy/notifications.ts';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';
import { fill, texts } from '../../apps/web/src/texts.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

const { accept, reject, undo } = requestsCopy.waiting;

/** An owner with a pending request, and the calls that the owner's page sends to answer it. */
async function asked(browser: Browser) {
  const owner = await newcomer(browser, 'sluice-owner');
  const asker = await newcomer(browser, 'sluice-asker', ['Elm', 'Frontend']);
  const project = await postProject(owner.context);
  const sent = await asker.context.request.post('/api/notifications/send', { data: { postId: project.id } });
  expect(sent.status()).toBe(201);
  const calls: string[] = [];
  owner.page.on('request', (request) => {
    const [, verb] = /(accept|reject|reopen)(\/|$)/.exec(new URL(request.url()).pathname) ?? [];
    if (verb !== undefined) calls.push(verb);
  });
  return { page: owner.page, name: asker.username, project, calls };
}

function rejectedToast(page: Page) {
  return page.getByRole('dialog').filter({ hasText: texts.notifications.requestRejected });
}

for (const [where, width] of [
  ['dashboard', 1440],
  ['project page', 360],
] as const)
  test(`Undo in the row on the ${where} closes the toast, and the row keeps the focus`, async ({
    browser,
  }) => {
    const { page, name, project, calls } = await asked(browser);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(where === 'dashboard' ? '/dashboard' : `/project/${project.slug}`);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .last();
    await row.getByRole('button', { name: fill(reject, { name }) }).press('Enter');
    await expect(rejectedToast(page)).toBeVisible();
    await row.getByRole('button', { name: fill(undo, { name }) }).press('Enter');
    await expect(rejectedToast(page)).toHaveCount(0);
    await expect(row.getByRole('button', { name: fill(accept, { name }) })).toBeEnabled();
    await expect(row).toBeFocused();
    expect(calls).toEqual(['reject', 'reopen']);
  });

for (const by of ['keyboard', 'pointer'] as const)
  test(`Undo in the toast by ${by} works, and the row gets the focus`, async ({ browser }) => {
    const { page, name, calls } = await asked(browser);
    await page.goto('/dashboard');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .last();
    await row.getByRole('button', { name: fill(reject, { name }) }).press('Enter');
    await expect(row.getByText(`${texts.notifications.rejected}: ${name}`)).toBeFocused();
    const action = rejectedToast(page).getByRole('button', { name: notificationsCopy.undo });
    await expect(action).toBeVisible();
    if (by === 'pointer') await action.click();
    else {
      await page.keyboard.press('F6');
      await action.press('Enter');
    }
    await expect(row.getByRole('button', { name: fill(accept, { name }) })).toBeEnabled();
    await expect(row).toBeFocused();
    await expect(rejectedToast(page)).toHaveCount(0);
    expect(calls).toEqual(['reject', 'reopen']);
  });

test('Reopen in the notifications closes the toast, and the row keeps the focus', async ({ browser }) => {
  const { page, project, calls } = await asked(browser);
  // Without the details beside the list, which also have the button.
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/notifications');
  const row = page.getByRole('listitem').filter({ hasText: project.title });
  await row.getByRole('button', { name: texts.notifications.reject }).press('Enter');
  await expect(rejectedToast(page)).toBeVisible();
  await row.getByRole('button', { name: notificationsCopy.reopen }).press('Enter');
  await expect(rejectedToast(page)).toHaveCount(0);
  await expect(row.getByRole('button', { name: texts.notifications.accept })).toBeEnabled();
  await expect(row).toBeFocused();
  expect(calls).toEqual(['reject', 'reopen']);
});

test('Accept that is pressed twice at once sends one request', async ({ browser }) => {
  const { page, name, calls } = await asked(browser);
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: fill(accept, { name }) });
  await button.evaluate((element) => {
    for (let press = 0; press < 2; press += 1) element.dispatchEvent(new Event('click', { bubbles: true }));
  });
  await expect(page.getByText(`${texts.notifications.accepted}: ${name}`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['accept']);
});
