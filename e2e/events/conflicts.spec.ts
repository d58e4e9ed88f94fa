import { expect, type Page, test } from '@playwright/test';
import { conflictCopy as copy } from '../../apps/web/src/copy/events/conflict.ts';
import { eventFormCopy } from '../../apps/web/src/copy/events/event-form.ts';
import { rulesCopy } from '../../apps/web/src/copy/events/rules.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { openEvent } from '../support/events.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: copy.title });
}

/** Another organiser saves rules with one of them removed. */
async function saveRules({ context: { request } }: Visitor, eventId: string, left: number): Promise<void> {
  const path = `/api/events/${eventId}/rules`;
  const { rules, version } = await (await request.get(path)).json();
  const saved = await request.put(path, { data: { rules: rules.slice(0, left), version } });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('edited rules stay when another organiser saves, and one of both versions is chosen', async ({
  browser,
}) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  const co = await openBrowser(browser, 'harbour-co');
  await arrive(organiser);
  const coId = await arrive(co);
  const event = await openEvent(organiser);
  const { page, context } = organiser;
  expect((await context.request.put(`/api/events/${event.id}/organisers/${coId}`)).status()).toBe(200);
  await page.goto(paths.eventDesk(event.slug, 'rules'));
  const slider = page.getByRole('slider').first();
  await slider.press('Home');
  await expect(page.getByText(rulesCopy.unsaved)).toBeVisible();
  const edited = await slider.getAttribute('aria-valuetext');
  await saveRules(co, event.id, 2);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText(copy.missing);
  await expect(slider).toHaveAttribute('aria-valuetext', edited ?? '');
  await expect(page.getByRole('button', { name: rulesCopy.save })).toBeDisabled();
  await notice(page).getByRole('button', { name: copy.keep }).click();
  await page.getByRole('button', { name: rulesCopy.save }).click();
  await expect(page.getByText(rulesCopy.saved)).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', edited ?? '');

  await slider.press('End');
  await saveRules(co, event.id, 1);
  await notice(page).getByRole('button', { name: copy.take }).click();
  await expect(page.getByRole('slider')).toHaveCount(1);
  await expect(notice(page)).toBeHidden();
});

test('edited questions stay when another organiser saves, and nothing is overwritten', async ({
  browser,
}) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const question = { kind: 'text', label: 'What do you bring?', options: [], visibility: 'organisers_only' };
  const event = await openEvent(organiser, {}, { questions: [{ ...question, required: false }] });
  const { page, context } = organiser;
  await page.goto(paths.eventEdit(event.slug));
  const label = page.getByLabel(eventFormCopy.questions.label, { exact: true });
  await label.fill('What do you want to learn?');
  const path = `/api/events/${event.id}/questions`;
  const [stored] = event.questions;
  const questions = [{ ...stored, label: 'What do you bring along?' }];
  expect((await context.request.put(path, { data: { questions } })).status()).toBe(200);
  await expect(notice(page)).toContainText('What do you bring along?');
  await expect(notice(page)).toContainText('What do you want to learn?');
  await expect(label).toHaveValue('What do you want to learn?');
  const save = page.getByRole('button', { name: eventFormCopy.questions.save });
  await expect(save).toBeDisabled();
  await notice(page).getByRole('button', { name: copy.keep }).click();
  await save.click();
  await expect(page.getByText(fill(eventFormCopy.questions.saved, {}))).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
