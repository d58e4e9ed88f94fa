import { expect, type Page } from '@playwright/test';
import { requestsCopy } from '../../apps/web/src/copy/projects/requests.ts';

/** Sends the join request of the open dialog, with the fields as they are. */
export async function sendRequest(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: requestsCopy.join.send }).click();
}

/** Sends the join request of the open dialog, and waits until it is stored and the dialog is closed. */
export async function requestToJoin(page: Page): Promise<void> {
  await sendRequest(page);
  await expect(page.getByText(requestsCopy.sent, { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
