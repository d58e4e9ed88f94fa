import { expect, type Page, test } from '@playwright/test';
import { manifestsCopy as copy } from '../../apps/web/src/copy/projects/manifests.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { arrive, openBrowser } from '../support/people.ts';

const files = (page: Page) => page.getByLabel(copy.files);
const tag = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
const said = (page: Page) => page.getByRole('region', { name: copy.title }).getByRole('status');

function file(name: string, text: string) {
  return { name, mimeType: '', buffer: Buffer.from(text) };
}

const packageJson = file('package.json', '{"dependencies":{"react":"19.0.0","socket.io":"4.8.4"}}');

/** Drops a file on the heading of the page, outside of the box. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dropped = `const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
    data`;
  const dataTransfer = await page.evaluateHandle(dropped);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText(copy.dropHere)).toBeVisible();
  await heading.dispatchEvent('drop', { dataTransfer });
}

test('manifest files fill in the tags of a project without leaving the browser', async ({ browser }) => {
  const user = await openBrowser(browser, 'dropper');
  await arrive(user);
  const { page } = user;
  await page.goto('/dashboard?tab=project-posts');
  await page.getByLabel(texts.posting.technologies).fill('react');
  await page.getByLabel(texts.posting.technologies).press('Enter');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });

  await files(page).setInputFiles([packageJson, file('letter.txt', 'Dear team'), file('go.mod', '\0\0')]);
  await expect(said(page)).toContainText(`letter.txt: ${copy.outcomes.unknown}`);
  await expect(said(page)).toContainText(`go.mod: ${copy.outcomes.unreadable}`);
  await expect(tag(page, 'Socket.IO')).toBeVisible();
  await expect(tag(page, 'Frontend')).toBeVisible();
  await expect(tag(page, 'react')).toHaveCount(1);
  await expect(tag(page, 'React')).toHaveCount(0);

  await page.getByRole('button', { name: copy.undo }).click();
  await expect(tag(page, 'Socket.IO')).toHaveCount(0);
  await expect(tag(page, 'react')).toBeVisible();
  await expect(page.getByRole('button', { name: copy.choose })).toBeFocused();

  await drop(page, 'requirements.txt', 'flask==3.0');
  await expect(tag(page, 'Flask')).toBeVisible();

  await files(page).setInputFiles([
    file('package.json', '['.repeat(500_000)),
    file('go.mod', 'x'.repeat(600_000)),
  ]);
  await expect(said(page)).toContainText('too large: we read up to 512 kB');
  await page.getByRole('button', { name: texts.posting.reset }).click();
  await expect(said(page)).toBeEmpty();
  expect(sent).toEqual([]);
});
