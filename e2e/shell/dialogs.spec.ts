import { expect, test } from '@playwright/test';
import { moderationCopy as copy } from '../../apps/web/src/copy/moderation.ts';
import { paletteCopy } from '../../apps/web/src/copy/palette.ts';
import { uiCopy } from '../../apps/web/src/copy/ui.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { signInAs } from '../support/demo.ts';
import { walk } from '../support/keyboard.ts';

const name = 'plain-otter';

test.use({ viewport: { width: 360, height: 600 } });

test('a long dialog shows its buttons without scrolling; they cover no field', async ({ page }) => {
  await signInAs(page.context(), 'owner');
  await page.goto(`/u/${name}`);
  await page.getByRole('button', { name: fill(copy.menu, { name }) }).click();
  await page.getByRole('menuitem', { name: fill(copy.report.person, { name }) }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: copy.reportYes });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);

  const reached = await walk(page, 7);
  expect(reached).toContain(fill(copy.alsoBlock, { name }));
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(confirm).toBeInViewport({ ratio: 1 });
  const last = await dialog.getByRole('checkbox').boundingBox();
  const first = await dialog.getByRole('button', { name: copy.cancel }).boundingBox();
  expect((first?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

test('the close button of the shortcut list stays visible', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).press('?');
  const dialog = page.getByRole('dialog', { name: paletteCopy.keys.title });
  await expect(dialog.getByRole('button', { name: uiCopy.close })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  const end = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
  const lastRow = dialog.getByText(paletteCopy.keys.rows.profile, { exact: true });
  const way = await dialog.getByRole('button', { name: uiCopy.close }).boundingBox();
  await expect.poll(async () => end(await lastRow.boundingBox())).toBeLessThan(way?.y ?? 0);
});
