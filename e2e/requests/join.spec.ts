import { expect, test } from '@playwright/test';
import { texts } from '../../apps/web/src/texts.ts';
import { answer, refuse } from '../support/calls.ts';
import { postProject } from '../support/projects.ts';
import { newcomer } from '../support/teams.ts';

test('a failed request shows an error and can be retried; a second request is rejected', async ({
  browser,
}) => {
  const owner = await newcomer(browser, 'lock-owner');
  const project = await postProject(owner.context);
  const { page } = await newcomer(browser, 'lock-asker');
  await page.goto(`/project/${project.slug}`);
  const ask = page.getByRole('button', { name: texts.projects.joinRequest }).first();

  await answer(page, 'requests.check', { exists: true, data: { exists: true } });
  await ask.click();
  await expect(page.getByText(texts.joinRequest.alreadySent).first()).toBeVisible();
  await page.unrouteAll();

  await refuse(page, 'requests.send', 'internal');
  await ask.click();
  await expect(page.getByRole('alert').filter({ hasText: texts.joinRequest.failed })).toBeAttached();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByText(texts.joinRequest.sent).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request sent' }).first()).toBeDisabled();
});
