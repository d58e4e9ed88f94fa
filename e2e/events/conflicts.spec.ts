import { type Browser, expect, type Page, test } from '@playwright/test';
import { conflictCopy as copy } from '../../apps/web/src/copy/events/conflict.ts';
import { eventFormCopy } from '../../apps/web/src/copy/events/event-form.ts';
import { organisersCopy } from '../../apps/web/src/copy/events/organisers.ts';
import { rulesCopy } from '../../apps/web/src/copy/events/rules.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { intercept } from '../support/calls.ts';
import { openEvent, registerFor } from '../support/events.ts';
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

test('questions that another organiser saves before the page is connected are shown', async ({ browser }) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const question = { kind: 'text', label: 'What do you bring?', options: [], visibility: 'organisers_only' };
  const event = await openEvent(organiser, {}, { questions: [{ ...question, required: false }] });
  const { page, context } = organiser;
  const saved = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await saved.promise;
    socket.connectToServer();
  });
  await page.goto(paths.eventEdit(event.slug));
  const label = page.getByLabel(eventFormCopy.questions.label, { exact: true });
  await expect(label).toHaveValue('What do you bring?');
  const questions = [{ ...event.questions[0], label: 'What do you bring along?' }];
  const path = `/api/events/${event.id}/questions`;
  expect((await context.request.put(path, { data: { questions } })).status()).toBe(200);
  saved.resolve();
  await expect(label).toHaveValue('What do you bring along?');
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

test('an edited project idea stays when another organiser saves it first, and nothing is overwritten', async ({
  browser,
}) => {
  const [organiser, co] = [
    await openBrowser(browser, 'harbour-host'),
    await openBrowser(browser, 'harbour-co'),
  ];
  await arrive(organiser);
  const coId = await arrive(co);
  const event = await openEvent(organiser, {}, { ideas: ['Ferry board'] });
  const { page, context } = organiser;
  expect((await context.request.put(`/api/events/${event.id}/organisers/${coId}`)).status()).toBe(200);
  /** The co-organiser saves the idea with this title. */
  async function saveIdea(title: string): Promise<void> {
    const { request } = co.context;
    const { ideas } = await (await request.get(`/api/events/slug/${event.slug}`)).json();
    const [{ id, version }] = ideas;
    const saved = await request.put(`/api/events/${event.id}/ideas/${id}`, { data: { title, version } });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  const { ideas } = eventFormCopy;
  let isFirst = true;
  await intercept(page, 'events.editIdea', async (route) => {
    if (isFirst) await saveIdea('Ferry clock');
    isFirst = false;
    await route.continue();
  });
  await page.goto(paths.eventEdit(event.slug));
  await page.getByRole('button', { name: fill(ideas.editOf, { title: 'Ferry board' }) }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel(ideas.name);
  const save = dialog.getByRole('button', { name: ideas.save });
  await title.fill('Ferry radio');
  await save.click();
  await expect(notice(page)).toContainText('Ferry clock');
  await expect(notice(page)).toContainText('Ferry radio');
  await expect(title).toHaveValue('Ferry radio');
  await expect(save).toBeDisabled();
  await notice(page).getByRole('button', { name: copy.keep }).click();
  await save.click();
  await expect(page.getByText(fill(ideas.changed, { title: 'Ferry radio' }))).toBeVisible();
  await expect(title).toBeHidden();

  await page.getByRole('button', { name: fill(ideas.editOf, { title: 'Ferry radio' }) }).click();
  await expect(notice(page)).toBeHidden();
  await title.fill('Ferry bell');
  await saveIdea('Ferry lamp');
  await notice(page).getByRole('button', { name: copy.take }).click();
  await expect(title).toHaveValue('Ferry lamp');
  await expect(notice(page)).toBeHidden();
});

const { apart } = organisersCopy;

/** An event with two organisers and three participants, and its list of pairs to keep apart. */
async function openApart(browser: Browser) {
  const [organiser, co] = [
    await openBrowser(browser, 'harbour-host'),
    await openBrowser(browser, 'harbour-co'),
  ];
  await arrive(organiser);
  const coId = await arrive(co);
  const event = await openEvent(organiser);
  const { page, context } = organiser;
  expect((await context.request.put(`/api/events/${event.id}/organisers/${coId}`)).status()).toBe(200);
  const sailors: Visitor[] = [];
  for (const stem of ['ada', 'ben', 'cyd']) {
    const sailor = await openBrowser(browser, stem);
    await arrive(sailor);
    await registerFor(event, sailor);
    sailors.push(sailor);
  }
  const { participants } = await (await context.request.get(`/api/events/${event.id}/participants`)).json();
  const idOf = ({ username }: Visitor): string =>
    participants.find((one: { username: string }) => one.username === username).id;
  const path = `/api/events/${event.id}/apart`;
  /** The co-organiser saves the list with these pairs. */
  async function save(...pairs: [Visitor, Visitor][]): Promise<void> {
    const { version } = await (await co.context.request.get(path)).json();
    const data = { pairs: pairs.map((pair) => pair.map(idOf)), version };
    expect((await co.context.request.put(path, { data })).status()).toBe(200);
  }
  await page.goto(paths.eventDesk(event.slug, 'rules'));
  const list = page.getByRole('list', { name: apart.list });
  return { page, co, sailors, save, list };
}

async function choosePair(page: Page, one: Visitor, other: Visitor): Promise<void> {
  for (const [label, { username }] of [
    [apart.one, one],
    [apart.other, other],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    // The list of the first field can still be closing; that of the second one comes after it.
    await page.getByRole('option', { name: username }).last().click();
  }
}

test('a chosen pair stays when another organiser saves the list, who is named', async ({ browser }) => {
  const { page, co, sailors, save, list } = await openApart(browser);
  const [ada, ben, cyd] = sailors;
  if (!(ada && ben && cyd)) throw new Error('there are three participants');
  await expect(page.getByText(apart.none)).toBeVisible();
  await choosePair(page, ada, ben);
  await save([ada, cyd]);
  const changed = page
    .getByRole('alert')
    .filter({ hasText: fill(apart.changedBy, { username: co.username }) });
  await expect(changed).toContainText(apart.notSaved);
  await expect(page.getByRole('combobox', { name: apart.one, exact: true })).toContainText(ada.username);
  await page.getByRole('button', { name: apart.add, exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(changed).toBeHidden();
});

test('a list that another organiser saved first is not overwritten, and the edit can be sent again', async ({
  browser,
}) => {
  const { page, co, sailors, save, list } = await openApart(browser);
  const [ada, ben, cyd] = sailors;
  if (!(ada && ben && cyd)) throw new Error('there are three participants');
  await save([ada, ben]);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await choosePair(page, ben, cyd);
  const changed = page
    .getByRole('alert')
    .filter({ hasText: fill(apart.changedBy, { username: co.username }) });
  let isFirst = true;
  await intercept(page, 'events.putKeepApart', async (route) => {
    if (isFirst) await save([ada, ben], [ada, cyd]);
    isFirst = false;
    await route.continue();
  });
  const add = page.getByRole('button', { name: apart.add, exact: true });
  await add.click();
  await expect(changed).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: apart.other, exact: true })).toContainText(cyd.username);
  await add.click();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  isFirst = true;
  const names = { one: ben.username, other: cyd.username };
  const remove = list.getByRole('button', { name: /^Remove the pair / });
  await list
    .getByRole('listitem')
    .filter({ hasText: names.one })
    .filter({ hasText: names.other })
    .getByRole('button')
    .click();
  await expect(changed).toBeVisible();
  await expect(remove).toHaveCount(2);
  await changed.getByRole('button', { name: apart.accept }).click();
  await expect(changed).toBeHidden();
});
