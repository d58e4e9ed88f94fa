import { expect, type Page, test } from '@playwright/test';
import { availabilityCopy } from '../../apps/web/src/copy/availability.ts';
import { deskCopy as desk } from '../../apps/web/src/copy/events/desk.ts';
import { eventsCopy as copy } from '../../apps/web/src/copy/events/events.ts';
import { registrationCopy as form } from '../../apps/web/src/copy/events/registration.ts';
import { visitorSpan } from '../../apps/web/src/features/events/event-times.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { draftEvent, openEvent, registerFor } from '../support/events.ts';
import { tabTo } from '../support/keyboard.ts';
import { arrive, openBrowser, signUpAndIn, type Visitor } from '../support/people.ts';

let organiser: Visitor;

test.beforeEach(async ({ browser }) => {
  organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
});

async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function expectState(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test('a visitor on a phone signs in from the event, registers, confirms and withdraws', async ({
  browser,
}) => {
  const event = await openEvent(organiser, {}, { ideas: ['Ferry board', 'Quiet buoy'] });
  const visitor = await openBrowser(browser, 'sailor');
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpAndIn(visitor);
  await page.goto(paths.event(event.slug));
  await expect(page.getByText(fill(copy.page.left, { left: 60, capacity: 60 }))).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('link', { name: copy.page.register, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(form.title, { event: event.title }));

  await button(page, 'Design').click();
  await page
    .getByRole('group', { name: fill(form.roles.level, { role: 'Design' }) })
    .getByText('Can lead')
    .click();
  await button(page, 'English').click();
  for (const title of ['Ferry board', 'Quiet buoy']) {
    await page.getByRole('combobox', { name: form.wishes.add }).click();
    await page.getByRole('option', { name: title }).click();
  }
  await button(page, fill(form.wishes.up, { title: 'Quiet buoy' })).click();
  const wishes = page.getByRole('list', { name: form.wishes.list }).getByRole('listitem');
  await expect(wishes.first()).toContainText('Quiet buoy');
  expect(await overflowOf(page)).toBe(0);
  await button(page, form.submit).click();

  await expectState(page, copy.state.registered.title);
  await page.getByRole('link', { name: copy.page.change }).click();
  await expect(wishes.first()).toContainText('Quiet buoy');
  await expect(page.getByRole('radio', { name: 'Can lead' })).toBeChecked();
  await page.goBack();
  await button(page, copy.confirm).click();
  await expectState(page, copy.state.confirmed.title);
  await button(page, copy.withdraw).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.withdrawYes }).click();
  await expectState(page, copy.state.withdrawn.title);
});

test('a guest comes back to the registration after signing in', async ({ browser }) => {
  const event = await openEvent(organiser);
  const { page } = await openBrowser(browser, 'guest');
  await page.goto(paths.event(event.slug));
  await expect(page.getByText(copy.page.guestHint)).toBeVisible();
  await page.getByRole('link', { name: copy.page.register, exact: true }).click();
  await expect(page).toHaveURL(paths.signIn(paths.eventRegistration(event.slug)));
});

test('missing answers are named at their fields, and the draft survives a reload', async ({ browser }) => {
  const questions = [
    {
      kind: 'choice',
      label: 'Which meal?',
      options: ['Soup', 'Salad'],
      visibility: 'organisers_only',
      required: true,
    },
    { kind: 'scale', label: 'How much do you like rain?', visibility: 'used_in_rule' },
    { kind: 'text', label: 'What do you bring?', visibility: 'shown_to_teams' },
  ];
  const event = await openEvent(organiser, { joinCode: 'low tide' }, { questions });
  const visitor = await openBrowser(browser, 'sailor');
  await arrive(visitor);
  const { page } = visitor;
  await page.goto(paths.eventRegistration(event.slug));
  await button(page, form.submit).click();
  await expect(page.getByRole('alert')).toHaveText(form.summary);
  for (const message of [
    form.roles.missing,
    form.languages.missing,
    form.questions.missing,
    form.code.missing,
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(button(page, 'Backend')).toBeFocused();

  await button(page, 'Backend').click();
  await button(page, 'English').click();
  await page.getByLabel('Which meal?').selectOption('Salad');
  await page.getByRole('group', { name: /rain/ }).getByText('4', { exact: true }).click();
  await page.reload();
  await expect(page.getByLabel('Which meal?')).toHaveValue('Salad');
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await page.getByLabel(form.code.label).fill('high tide');
  await button(page, form.submit).click();
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  await page.getByLabel(form.code.label).fill('low tide');
  await button(page, form.submit).click();
  await expectState(page, copy.state.registered.title);
});

test('a full event has a waiting list, whose first participant moves up without a reload', async ({
  browser,
}) => {
  const event = await openEvent(organiser, { capacity: 2, teamSize: { min: 2, preferred: 2, max: 2 } });
  const first = await openBrowser(browser, 'first');
  const second = await openBrowser(browser, 'second');
  for (const visitor of [first, second]) {
    await arrive(visitor);
    await registerFor(event, visitor);
  }
  const waiting = await openBrowser(browser, 'waiting');
  await arrive(waiting);
  const { page } = waiting;
  await page.goto(paths.event(event.slug));
  await page.getByRole('link', { name: copy.page.joinWaiting }).click();
  await button(page, 'Data').click();
  await button(page, 'English').click();
  await button(page, form.submitWaiting).click();
  await expectState(page, fill(copy.state.waitlisted.title, { position: 1 }));
  await button(page, copy.withdraw).click();
  const dialog = page.getByRole('dialog', { name: copy.withdrawTitle });
  await expect(dialog).toContainText(copy.withdrawWaitingText);
  await button(page, copy.withdrawWaitingNo).click();
  await expect(dialog).toBeHidden();

  expect((await first.context.request.delete(`/api/events/${event.id}/registration`)).status()).toBe(200);
  await expectState(page, copy.state.registered.title);
});

test('friends are linked by an invitation link, and each can end it', async ({ browser }) => {
  const event = await openEvent(organiser);
  const [ada, ben] = [await openBrowser(browser, 'ada'), await openBrowser(browser, 'ben')];
  for (const visitor of [ada, ben]) {
    await arrive(visitor);
    await registerFor(event, visitor);
  }
  const { registration } = await (
    await ada.context.request.get(`/api/events/${event.id}/registration`)
  ).json();
  const { page } = ben;
  await page.goto(paths.event(event.slug, registration.friendCode));
  await button(page, copy.friends.accept).click();
  const friends = page.getByRole('list', { name: copy.friends.list });
  await expect(friends).toContainText(ada.username);
  await expect(page).toHaveURL(paths.event(event.slug));
  await button(page, fill(copy.friends.remove, { username: ada.username })).click();
  await expect(friends).toBeHidden();
});

test('registration works with the keyboard alone', async ({ browser }) => {
  const event = await openEvent(organiser, {}, { ideas: ['Ferry board', 'Quiet buoy'] });
  const visitor = await openBrowser(browser, 'keys');
  await arrive(visitor);
  const { page } = visitor;
  const press = async (name: string | RegExp, key = 'Enter') => {
    await tabTo(page, name);
    await page.keyboard.press(key);
  };
  await page.goto(paths.event(event.slug));
  await press(/^Register$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(form.title, { event: event.title }));
  await press('Frontend', 'Space');
  // Radio buttons are one stop, and arrows change the choice.
  await tabTo(page, 'Done before');
  await page.keyboard.press('ArrowRight');
  await press('English', 'Space');
  for (const title of ['Ferry board', 'Quiet buoy']) {
    await press(form.wishes.add);
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: form.wishes.list })).toContainText(title);
    await page.getByRole('heading', { level: 1 }).focus();
  }
  await press(fill(form.wishes.up, { title: 'Quiet buoy' }));
  await press(form.submit);
  await expectState(page, copy.state.registered.title);
  const { registration } = await (
    await visitor.context.request.get(`/api/events/${event.id}/registration`)
  ).json();
  expect(registration.roles).toEqual([{ role: 'Frontend', level: 3 }]);
  const [favourite] = registration.wishes;
  expect(event.ideas.find(({ id }) => id === favourite)?.title).toBe('Quiet buoy');
});

test('the page of an event has its calendar file, and a draft has none', async () => {
  const event = await openEvent(organiser);
  const { page } = organiser;
  await page.goto(paths.event(event.slug));
  const link = page.getByRole('link', { name: copy.page.calendar, exact: true });
  await expect(link).toHaveAttribute('download');
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = await file.text();
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).toContain(event.title);
  const draft = await draftEvent(organiser);
  await page.goto(paths.event(draft.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft.title);
  await expect(page.getByRole('link', { name: copy.page.calendar, exact: true })).toHaveCount(0);
});

test('the row of tabs of a desk shows the selected tab on a phone', async () => {
  const event = await openEvent(organiser);
  const { page } = organiser;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.eventDesk(event.slug, 'export'));
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveText(desk.tabs.export);
  await expect(selected).toBeInViewport({ ratio: 1 });
  await selected.press('Home');
  await expect(page.getByRole('tab').first()).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page)).toBe(0);
});

test('the time of an event is shown, and that of a new one is entered, in the zone of the profile', async ({
  browser,
}) => {
  const event = await openEvent(organiser);
  const { page } = await openBrowser(browser, 'traveller');
  const timeIn = (zone: string) => fill(copy.page.yourTime, { time: visitorSpan(event, zone) ?? '' });
  await page.goto(paths.event(event.slug));
  const browserZone = await page.evaluate<string>('new Intl.DateTimeFormat().resolvedOptions().timeZone');
  await expect(page.getByText(timeIn(browserZone))).toBeVisible();

  const owner = organiser.context.request;
  const { user } = await (await owner.get('/api/user/me')).json();
  const data = { timeZone: 'Pacific/Auckland' };
  expect((await owner.post(`/api/user/update/${user.id}`, { data })).status()).toBe(200);
  await organiser.page.goto(paths.event(event.slug));
  await expect(organiser.page.getByText(timeIn('Pacific/Auckland'))).toBeVisible();
  await expect(organiser.page.getByText(timeIn(browserZone))).toBeHidden();

  await organiser.page.goto(paths.newEvent());
  await expect(organiser.page.getByLabel(availabilityCopy.zone.label)).toContainText('Auckland');
});
