import { expect, type Locator } from '@playwright/test';
import { chatCopy } from '../../apps/web/src/copy/chat/chat.ts';

/** Shows and returns a button of a message: by hover, or by touch on devices without a pointer. */
export async function actionOf(message: Locator, name: string): Promise<Locator> {
  const page = message.page();
  const action = message.getByRole('button', { name, exact: true });
  // A message that is being sent is replaced by another row once it is stored.
  await expect(message).toHaveAttribute('data-seq', /\d/);
  if (await page.evaluate<boolean>("matchMedia('(hover: none)').matches")) {
    await message.getByRole('button', { name: chatCopy.more }).click();
    await expect(action).toBeVisible();
    return action;
  }
  // A row that moves under a resting pointer gets no hover event, so move the pointer again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await message.hover();
    await expect(action).toBeVisible({ timeout: 1000 });
  }).toPass();
  return action;
}

/** Clicks a button of a message. A row that moves before the click hides its buttons, so the pointer returns to it. */
export async function clickAction(message: Locator, name: string): Promise<void> {
  await expect(async () => {
    await (await actionOf(message, name)).click({ timeout: 2_000 });
  }).toPass();
}
