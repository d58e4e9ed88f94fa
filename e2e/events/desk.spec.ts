import { expect, type Page, test } from '@playwright/test';
import { conflictCopy } from '../../apps/web/src/copy/events/conflict.ts';
import { deskCopy as copy } from '../../apps/web/src/copy/events/desk.ts';
import { eventFormCopy as form } from '../../apps/web/src/copy/events/event-form.ts';
import { eventsCopy } from '../../apps/web/src/copy/events/events.ts';
import { organisersCopy } from '../../apps/web/src/copy/events/organisers.ts';
import { rulesCopy } from '../../apps/web/src/copy/events/rules.ts';
import { unsavedCopy } from '../../apps/web/src/copy/unsaved.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { fieldInDays, openEvent, registerFor } from '../support/events.ts';
import { tabTo } from '../support/keyboard.ts';
import { verifyEmail } from '../support/mail.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';

const { apart } = organisersCopy;
let organiser: Visitor;
let page: Page;

test.beforeEach(async ({ browser }) => {
  organiser = await openBrowser(browser, 'harbour-host');
  page = organiser.page;
  await arrive(organiser);
});

function button(name: string) {
  return page.getByRole('button', { name, exact: true });
}

test('an organiser creates a draft with a question and a project, and opens it', async ({ browser }) => {
  await page.goto(paths.events());
  await page.getByRole('link', { name: eventsCopy.create }).click();
  await button(form.create).click();
  await expect(page.getByRole('alert')).toHaveText(form.summary);
  await expect(page.getByLabel(form.title)).toBeFocused();

  const title = `Winter course ${organiser.username}`;
  await page.getByLabel(form.preset.label).selectOption('course');
  await page.getByLabel(form.title).fill(title);
  await page.getByLabel(form.description).fill('Four weeks, one project.');
  await page.getByLabel(form.startsAt).fill(fieldInDays(20));
  await page.getByLabel(form.endsAt).fill(fieldInDays(19));
  await page.getByLabel(form.deadline, { exact: true }).fill(fieldInDays(10));
  await page.getByLabel(form.online).check();
  await page.getByLabel(form.capacity, { exact: true }).fill('40');
  await page.reload();
  await expect(page.getByLabel(form.title)).toHaveValue(title);
  await button(form.create).click();
  await expect(page.getByText(form.endsFirst)).toBeVisible();
  await page.getByLabel(form.endsAt).fill(fieldInDays(48));
  await button(form.create).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(copy.title, { event: title }));

  await page.getByRole('link', { name: copy.edit, exact: true }).click();
  await button(form.questions.add).press('Enter');
  await expect(page.getByLabel(form.questions.label, { exact: true })).toBeFocused();
  await page.keyboard.type('Which day suits you?');
  await button(form.questions.save).press('Enter');
  await expect(page.getByLabel(form.questions.options)).toBeFocused();
  await expect(page.getByText(fill(form.questions.optionsMissing, { min: 2, max: 20 }))).toBeVisible();
  for (const option of ['Monday', 'Friday']) {
    await page.getByLabel(form.questions.options).fill(option);
    await page.keyboard.press('Enter');
  }
  await button(form.questions.save).click();
  await expect(page.getByText(form.questions.saved).first()).toBeVisible();
  await page.getByLabel(form.ideas.name).fill('Ferry board');
  await button(form.ideas.add).click();
  await expect(page.getByRole('list', { name: form.ideas.title })).toContainText('Ferry board');

  await page.getByLabel(form.ideas.name).fill('Quiet buoy');
  await button(form.ideas.add).click();
  await button(fill(form.ideas.remove, { title: 'Quiet buoy' })).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: form.ideas.removeShort }).press('Enter');
  await expect(page.getByRole('heading', { name: form.ideas.title })).toBeFocused();

  await page.getByRole('link', { name: form.toDesk }).click();
  await button(copy.open).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.open }).click();
  await expect(page.getByText(eventsCopy.phases.open, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const guest = await openBrowser(browser, 'guest');
  await guest.page.goto(page.url().replace('/desk', ''));
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(guest.page.getByText('Ferry board')).toBeVisible();
  const downloading = guest.page.waitForEvent('download');
  await guest.page.getByRole('link', { name: eventsCopy.page.calendar }).click();
  expect((await downloading).suggestedFilename()).toBe('calendar.ics');
});

test('on a phone, the actions are in one menu and the tab starts on the first screen', async () => {
  const event = await openEvent(organiser);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.eventDesk(event.slug));
  await expect(page.getByRole('heading', { name: copy.figures.title })).toBeInViewport();
  await expect(button(copy.close)).toBeHidden();
  await button(copy.actions).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([copy.edit, copy.close, copy.cancel]);
  await page.getByRole('menuitem', { name: copy.close }).press('Enter');
  const dialog = page.getByRole('dialog', { name: copy.closeTitle });
  await expect(dialog.getByRole('button', { name: copy.keep })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(copy.actions)).toBeFocused();
  await button(copy.actions).press('Enter');
  await page.getByRole('menuitem', { name: copy.close }).press('Enter');
  await dialog.getByRole('button', { name: copy.close }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('figures and participants update while participants register', async ({ browser }) => {
  const event = await openEvent(organiser);
  await page.goto(paths.eventDesk(event.slug));
  await expect(page.getByText(copy.figures.empty)).toBeVisible();
  const sailor = await openBrowser(browser, 'sailor');
  await arrive(sailor, ['React']);
  await registerFor(event, sailor);
  const list = page.getByRole('list', { name: copy.list.title });
  await expect(list.getByRole('link', { name: sailor.username })).toBeVisible();
  await expect(page.getByText('1 short in Design', { exact: false })).toBeVisible();

  await button(copy.confirmations.ask).click();
  await expect(page.getByText(copy.confirmations.askedOne).first()).toBeVisible();
  await sailor.page.goto(paths.event(event.slug));
  await sailor.page.getByRole('button', { name: eventsCopy.confirmNow }).click();
  await expect(list.getByText(copy.list.statuses.confirmed)).toBeVisible();

  await page.getByLabel(copy.list.status).selectOption('waitlisted');
  await expect(page.getByText(copy.list.noneFound)).toBeVisible();
  await page.getByLabel(copy.list.status).selectOption('');
  await button(fill(copy.list.removeOf, { username: sailor.username })).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: copy.list.remove }).click();
  await expect(dialog.getByText(copy.reasonMissing)).toBeVisible();
  await dialog.getByLabel(copy.reason).fill('The sailor is ill.');
  const question = page.getByRole('dialog', { name: unsavedCopy.dialog.title });
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: unsavedCopy.stay })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel(copy.reason)).toBeFocused();
  await expect(dialog.getByLabel(copy.reason)).toHaveValue('The sailor is ill.');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: unsavedCopy.dialog.close }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Remove / }).press('Enter');
  await dialog.getByLabel(copy.reason).fill('The sailor is ill.');
  await dialog.getByRole('button', { name: copy.list.remove }).click();
  await expect(list.getByText(copy.list.statuses.withdrawn)).toBeVisible();
});

test('a list with errors names each line and imports nothing, then a correct one is imported', async () => {
  await verifyEmail(organiser);
  const event = await openEvent(organiser);
  await page.goto(paths.eventDesk(event.slug));
  const choose = (text: string) =>
    page
      .getByRole('dialog')
      .getByLabel(copy.import.file)
      .setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
  await button(copy.import.open).click();
  await choose('');
  await expect(page.getByText(copy.import.unreadable)).toBeVisible();
  await choose(
    'Mail;Wanted role;Speaks\nada@example.org;Sailor;en\nno address;Design;en\nben@example.org;Design;de\n',
  );
  await expect(page.getByLabel(copy.import.email)).toHaveValue('Mail');
  await expect(page.getByLabel(copy.import.roles)).toHaveValue('Wanted role');
  const preview = page.getByRole('list', { name: copy.import.preview }).getByRole('listitem');
  await expect(preview).toHaveText([
    /^Line 2: ada@example\.org.*This event has no role “Sailor”/,
    /^Line 3: no address.*Design \(done before\)/,
    /^Line 4: ben@example\.org.*Design \(done before\)/,
  ]);
  await expect(preview.first()).not.toContainText(copy.import.languages);
  await page.getByLabel(copy.import.languages).selectOption('Speaks');
  await expect(preview.last()).toContainText('Languages: German');
  await button(copy.import.submit).click();
  const errors = page.getByRole('list', { name: copy.import.errors }).getByRole('listitem');
  await expect(errors).toHaveText([/^Line 2: /, /^Line 3: /]);
  await choose(`Mail\n${Array.from({ length: 60 }, (_, at) => `no address ${at}`).join('\n')}\n`);
  await button(copy.import.submit).click();
  await expect(errors).toHaveCount(50);
  await button(fill(copy.import.more, { count: 10 })).click();
  await expect(errors).toHaveCount(60);
  await expect(page.getByRole('list', { name: copy.import.errors })).toBeFocused();
  await choose('Mail;Wanted role\nada@example.org;Data\nben@example.org;Design\n');
  await button(copy.import.submit).click();
  await expect(page.getByText(fill(copy.import.invited, { count: 2 }))).toBeVisible();

  await page.getByRole('tab', { name: copy.tabs.export }).click();
  const download = page.waitForEvent('download');
  await button(copy.export).click();
  expect((await download).suggestedFilename()).toBe(`${event.slug}.csv`);
  for (const [name, file] of [
    [copy.exportIdeas, 'ideas'],
    [copy.exportThanks, 'thanks'],
  ] as const) {
    const another = page.waitForEvent('download');
    await button(name).click();
    expect((await another).suggestedFilename()).toBe(`${event.slug}-${file}.csv`);
  }
});

test('rules are changed with the keyboard alone, and another organiser cannot be overwritten', async () => {
  const event = await openEvent(organiser);
  await page.goto(paths.eventDesk(event.slug));
  await expect(page.getByRole('tab', { name: copy.tabs.registrations })).toBeVisible();
  await tabTo(page, copy.tabs.registrations);
  await page.keyboard.press('ArrowRight');
  const slider = page.getByRole('slider', { name: /Common hours/ });
  await expect(slider).toHaveAttribute('aria-valuetext', 'nice');
  await tabTo(page, /Common hours/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'must');
  await tabTo(page, rulesCopy.addKind);
  await page.keyboard.type('Skills');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: rulesCopy.kinds.skills })).toBeVisible();
  await tabTo(page, rulesCopy.save);
  await page.keyboard.press('Enter');
  await expect(page.getByText(rulesCopy.skillsMissing)).toBeVisible();
  await page.getByLabel(rulesCopy.skills, { exact: true }).fill('React');
  await page.keyboard.press('Enter');
  await button(rulesCopy.save).press('Enter');
  await expect(page.getByText(rulesCopy.saved).first()).toBeVisible();
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', 'must');
  await expect(page.getByRole('button', { name: 'Remove React' })).toBeVisible();

  const { request } = organiser.context;
  const stored = await (await request.get(`/api/events/${event.id}/rules`)).json();
  await slider.press('Home');
  const other = await request.put(`/api/events/${event.id}/rules`, { data: { ...stored, rules: [] } });
  expect(other.status()).toBe(200);
  await button(conflictCopy.take).press('Enter');
  await expect(page.getByText(rulesCopy.none)).toBeVisible();
});

test('an organiser keeps two participants apart, takes it back, and no participant reads it', async ({
  browser,
}) => {
  const event = await openEvent(organiser);
  const [ada, ben] = [await openBrowser(browser, 'ada'), await openBrowser(browser, 'ben')];
  for (const person of [ada, ben]) {
    await arrive(person);
    await registerFor(event, person);
  }
  await page.goto(paths.eventDesk(event.slug, 'rules'));
  await expect(page.getByText(apart.none)).toBeVisible();
  await button(apart.add).click();
  await expect(page.getByText(apart.missing)).toBeVisible();
  for (const [label, { username }] of [
    [apart.one, ada],
    [apart.other, ben],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    // The list of the first field can still be closing; that of the second one comes after it.
    await page.getByRole('option', { name: username }).last().click();
  }
  await button(apart.add).click();
  const names = { one: ada.username, other: ben.username };
  await expect(page.getByText(fill(apart.added, names)).first()).toBeVisible();
  await page.reload();
  const list = page.getByRole('list', { name: apart.list });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(ada.username);
  await expect(list).toContainText(ben.username);
  expect((await ada.context.request.get(`/api/events/${event.id}/apart`)).status()).toBe(403);
  await list.getByRole('button').press('Enter');
  await expect(page.getByText(apart.none)).toBeVisible();
});

test('an organiser locks a group of participants by name, and the rule stays after a reload', async ({
  browser,
}) => {
  const { groups } = rulesCopy;
  // So that a group of two can be a team of its own.
  const event = await openEvent(organiser, { teamSize: { min: 2, preferred: 3, max: 4 } });
  const [ada, ben] = [await openBrowser(browser, 'ada'), await openBrowser(browser, 'ben')];
  for (const person of [ada, ben]) {
    await arrive(person);
    await registerFor(event, person);
  }
  await page.goto(paths.eventDesk(event.slug, 'rules'));
  await page.getByLabel(rulesCopy.addKind).selectOption(rulesCopy.kinds.locked);
  await button(rulesCopy.add).click();
  await button(rulesCopy.save).click();
  await expect(page.getByText(groups.missing)).toBeVisible();
  const members = page.getByRole('list', { name: fill(groups.members, { number: 1 }) });
  for (const [at, { username }] of [ada, ben].entries()) {
    await page.getByRole('combobox', { name: fill(groups.add, { number: 1 }) }).click();
    await page.getByRole('option', { name: username }).last().click();
    await expect(members.getByRole('listitem')).toHaveCount(at + 1);
  }
  await page.getByLabel(groups.asTeam).check();
  // A preset proposes other rules and keeps the groups.
  await button(rulesCopy.usePreset).click();
  await expect(page.getByText(rulesCopy.presetUsed)).toBeVisible();
  await button(rulesCopy.save).press('Enter');
  await expect(page.getByText(rulesCopy.saved).first()).toBeVisible();
  await page.reload();
  await expect(members.getByRole('listitem')).toHaveText([ada.username, ben.username]);
  await expect(page.getByLabel(groups.asTeam)).toBeChecked();
  await ben.context.request.delete(`/api/events/${event.id}/registration`);
  await expect(page.getByText(groups.noEffect)).toBeVisible();
  await members
    .getByRole('button', { name: fill(groups.removeMember, { name: ben.username }) })
    .press('Enter');
  await expect(members.getByRole('listitem')).toHaveText([ada.username]);
  await button(fill(groups.remove, { number: 1 })).press('Enter');
  await expect(members).toBeHidden();
  await button(groups.addGroup).press('Enter');
  await expect(page.getByRole('group', { name: fill(groups.group, { number: 1 }) })).toBeVisible();
});

test('a user who does not organise the event is sent back to its page', async ({ browser }) => {
  const event = await openEvent(organiser);
  const other = await openBrowser(browser, 'other');
  await arrive(other);
  await other.page.goto(paths.eventDesk(event.slug));
  await expect(other.page.getByText(copy.notYours)).toBeVisible();
  await other.page.goto(paths.eventEdit(event.slug));
  await expect(other.page.getByText(form.notYours)).toBeVisible();
});
