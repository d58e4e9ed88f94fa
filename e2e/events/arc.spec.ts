import { type Browser, expect, type Page, test } from '@playwright/test';
import { deskCopy as desk } from '../../apps/web/src/copy/events/desk.ts';
import { eventFormCopy as form } from '../../apps/web/src/copy/events/event-form.ts';
import { eventsCopy as copy } from '../../apps/web/src/copy/events/events.ts';
import { registrationCopy as registration } from '../../apps/web/src/copy/events/registration.ts';
import { repairCopy as repair } from '../../apps/web/src/copy/events/repair.ts';
import { teamsCopy as teams } from '../../apps/web/src/copy/events/teams.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { fieldInDays } from '../support/events.ts';
import { untilHydrated } from '../support/hydration.ts';
import { tabTo } from '../support/keyboard.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';
import { say } from '../support/teams.ts';
import { endEvent } from '../support/time-travel.ts';

/** The first participant has a phone, the second uses the keyboard only. */
const cast = [
  ['ada', 'Frontend', 'Soldering'],
  ['ben', 'Backend', ''],
  ['cyd', 'Design', 'Drawing'],
  ['dan', 'Backend', 'Tests'],
  ['eve', 'Frontend', 'Maps'],
  ['fay', 'Data', 'Old tide tables'],
] as const;
const question = 'What do you bring?';

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function expectState(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Creates an event with a question through its forms, and opens the registration. Returns the address of its page. */
async function createEvent({ page, username }: Visitor): Promise<{ title: string; path: string }> {
  const title = `Tide weekend ${username}`;
  await page.goto(paths.events());
  await page.getByRole('link', { name: copy.create }).click();
  await page.getByLabel(form.title).fill(title);
  await page.getByLabel(form.description).fill('Two days of building things for harbours.');
  await page.getByLabel(form.startsAt).fill(fieldInDays(20));
  await page.getByLabel(form.endsAt).fill(fieldInDays(22));
  await page.getByLabel(form.deadline, { exact: true }).fill(fieldInDays(10));
  await page.getByLabel(form.online).check();
  await page.getByLabel(form.capacity, { exact: true }).fill('12');
  await button(page, form.create).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(desk.title, { event: title }));
  const path = new URL(page.url()).pathname.replace('/desk', '');
  await page.getByRole('link', { name: desk.edit, exact: true }).click();
  await button(page, form.questions.add).click();
  await page.getByLabel(form.questions.label, { exact: true }).fill(question);
  await page.getByLabel(form.questions.kind, { exact: true }).selectOption('text');
  await page.getByLabel(form.questions.visibility, { exact: true }).selectOption('shown_to_teams');
  await button(page, form.questions.save).click();
  await expect(page.getByText(form.questions.saved).first()).toBeVisible();
  await page.getByRole('link', { name: form.cancel }).click();
  await button(page, desk.open).click();
  await page.getByRole('dialog').getByRole('button', { name: desk.open }).click();
  await expect(page.getByText(copy.phases.open)).toBeVisible();
  return { title, path };
}

/** Registers from the page of the event by touch or mouse. */
async function register(page: Page, path: string, role: string, brings: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: copy.page.register, exact: true }).click();
  await button(page, role).click();
  await button(page, 'English').click();
  await page.getByLabel(question).fill(brings);
  await button(page, registration.submit).click();
  await expectState(page, copy.state.registered.title);
}

async function registerByKeyboard(page: Page, path: string, role: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page.getByRole('link', { name: copy.page.register, exact: true }));
  await press(page, /^Register$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for');
  await press(page, role, 'Space');
  await press(page, 'English', 'Space');
  await press(page, registration.submit);
  await expectState(page, copy.state.registered.title);
}

async function openBrowsers(browser: Browser): Promise<[Visitor, Visitor, ...Visitor[]]> {
  const people: Visitor[] = [];
  for (const [name] of cast) {
    const person = await openBrowser(browser, name);
    await arrive(person);
    people.push(person);
  }
  const [phone, keyboard, ...others] = people;
  if (phone === undefined || keyboard === undefined) throw new Error('there are six participants');
  await phone.page.setViewportSize({ width: 360, height: 740 });
  return [phone, keyboard, ...others];
}

/** Forms teams twice, the second time around a locked participant, and publishes the second version. */
async function formAndPublish(page: Page, locked: string): Promise<void> {
  await button(page, desk.close).click();
  await page.getByRole('dialog').getByRole('button', { name: desk.close }).click();
  await expect(page.getByText(copy.phases.forming)).toBeVisible();
  await page.getByRole('tab', { name: desk.tabs.teams }).click();
  await page.getByLabel(teams.form.seconds).selectOption('2');
  await button(page, teams.form.submit).click();
  await expect(page.getByRole('region', { name: teams.result.title })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: new RegExp(`^Lock ${locked} in `) }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Unlock ${locked} in `) })).toBeVisible();
  await button(page, teams.form.submit).click();
  const publish = button(page, fill(teams.publish.open, { version: 2 }));
  await expect(publish).toBeVisible({ timeout: 60_000 });
  await publish.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: locked })).toBeVisible();
  await dialog.getByRole('button', { name: teams.publish.submit }).click();
  await expect(page.getByRole('region', { name: teams.published.title })).toBeVisible();
}

/** Marks a participant as absent, and merges the team that is now too small with the other one. */
async function repairTeams(page: Page, absent: string): Promise<void> {
  await page.getByRole('tab', { name: desk.tabs.repair }).click();
  await button(page, fill(repair.attendance.absentOf, { name: absent })).click();
  await expect(page.getByText(repair.teams.fine)).toBeHidden();
  await button(page, repair.form.submit).click();
  await button(page, fill(repair.apply.open, { version: 3 })).click({ timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: repair.apply.submit }).click();
  await expect(page.getByText(repair.apply.done).first()).toBeVisible();
}

test('six participants register, confirm, get their teams and work, from the draft to the end of an event', async ({
  browser,
}) => {
  test.slow();
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await createEvent(organiser);
  const people = await openBrowsers(browser);
  const [phone, keyboard] = people;

  for (const [index, { page }] of people.entries()) {
    const [, role, brings] = cast[index] ?? cast[0];
    if (page === keyboard.page) await registerByKeyboard(page, event.path, role);
    else await register(page, event.path, role, brings);
  }
  const { page } = organiser;
  const list = page.getByRole('list', { name: desk.list.title });
  for (const { username } of people) await expect(list.getByRole('link', { name: username })).toBeVisible();
  await button(page, desk.confirmations.ask).click();
  await expect(
    page.getByText(fill(desk.confirmations.asked, { count: people.length })).first(),
  ).toBeVisible();
  for (const person of people) {
    const confirm = button(person.page, copy.confirmNow);
    await person.page.reload();
    await untilHydrated(confirm);
    if (person === keyboard) await press(person.page, copy.confirmNow);
    else await confirm.click();
    await expectState(person.page, copy.state.confirmed.title);
  }
  await expect(list.getByText(desk.list.statuses.confirmed)).toHaveCount(people.length);

  await formAndPublish(page, phone.username);
  for (const person of people) {
    await person.page.goto(event.path);
    const team = person.page.getByRole('region', { name: copy.team.title });
    await expect(team.getByRole('listitem').filter({ hasText: person.username })).toBeVisible();
    await expect(team.getByRole('link', { name: copy.team.room })).toBeVisible();
  }
  const room = phone.page.getByRole('link', { name: copy.team.room });
  await untilHydrated(room);
  await room.click();
  await say(phone.page, 'Hello from the ferry');
  await expect(phone.page.getByText('Hello from the ferry').filter({ visible: true }).first()).toBeVisible();
  const own = keyboard.page.getByRole('link', { name: copy.team.room });
  await untilHydrated(own);
  await press(keyboard.page, copy.team.room);
  await keyboard.page.waitForURL(/\/chat\//);
  await say(keyboard.page, 'Good evening, team');
  await expect(keyboard.page.getByText('Good evening, team').filter({ visible: true }).first()).toBeVisible();

  const [absent] = people.slice(-1);
  if (absent === undefined) throw new Error('there are six participants');
  await repairTeams(page, absent.username);
  await keyboard.page.goto(event.path);
  const members = keyboard.page.getByRole('list', { name: /^Members of / }).getByRole('listitem');
  await expect(members).toHaveCount(people.length - 1);
  await expect(members.filter({ hasText: absent.username })).toHaveCount(0);

  const { id } = await (
    await organiser.context.request.get(`/api${event.path.replace('/events/', '/events/slug/')}`)
  ).json();
  await endEvent(id);
  await expect(async () => {
    await page.goto(event.path);
    await expect(page.getByText(copy.phases.finished)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto(`${paths.events()}?show=past`);
  await expect(page.getByRole('link', { name: event.title })).toBeVisible();
});
