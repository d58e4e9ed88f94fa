import { expect, type Page } from '@playwright/test';
import { unsavedCopy as copy } from '../../apps/web/src/copy/unsaved.ts';

interface DialogWithText {
  /** The label of a text field in the dialog. */
  readonly label: string;
  /** Opens the dialog from the page, which another page of the app precedes in the history. */
  readonly open: () => Promise<void>;
}

/** Presses Escape, and keeps the dialog with its unsaved text. */
export async function keepEditing(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: copy.dialog.title });
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: copy.stay })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
}

/** Expects that Escape and Back ask before the text of a dialog is lost, and that nothing asks without a text. */
export async function expectAsksBeforeLoss(page: Page, { label, open }: DialogWithText): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label);
  const closing = page.getByRole('dialog', { name: copy.dialog.title });
  const leaving = page.getByRole('dialog', { name: copy.title });
  const address = page.url();

  await open();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open();
  await field.fill('Words of a user');
  await keepEditing(page);
  await expect(field).toBeFocused();
  await page.goBack();
  await leaving.getByRole('button', { name: copy.stay }).press('Enter');
  await expect(leaving).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Words of a user');
  expect(page.url()).toBe(address);

  await page.keyboard.press('Escape');
  await closing.getByRole('button', { name: copy.dialog.close }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
