import { expect, type Locator } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';

/** One of a message's buttons, brought to show: by the pointer, or by touch where there is none. */
export async function actionOf(message: Locator, name: string): Promise<Locator> {
  const page = message.page();
  const action = message.getByRole('button', { name, exact: true });
  // What is being sent gives its place to another row when it is stored.
  await expect(message).toHaveAttribute('data-seq', /\d/);
  if (await page.evaluate<boolean>("matchMedia('(hover: none)').matches")) {
    await message.getByRole('button', { name: chatCopy.more }).click();
    await expect(action).toBeVisible();
    return action;
  }
  // A row that comes under a pointer at rest, or leaves from under it, is not told at once: the pointer comes anew.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await message.hover();
    await expect(action).toBeVisible({ timeout: 1000 });
  }).toPass();
  return action;
}
