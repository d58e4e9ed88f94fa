import { expect, test } from '@playwright/test';
import { deskCopy } from '../../apps/web/src/copy/events/desk.ts';
import { eventsCopy } from '../../apps/web/src/copy/events/events.ts';
import { registrationCopy as registration } from '../../apps/web/src/copy/events/registration.ts';
import { repairCopy as copy, ownAttendanceCopy as own } from '../../apps/web/src/copy/events/repair.ts';
import { reviewCopy as review } from '../../apps/web/src/copy/events/review.ts';
import { teamRequestsCopy as requests } from '../../apps/web/src/copy/events/team-requests.ts';
import { teamsCopy as teams } from '../../apps/web/src/copy/events/teams.ts';
import { momentIn } from '../../apps/web/src/features/events/event-times.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { fill } from '../../apps/web/src/texts.ts';
import { intercept } from '../support/calls.ts';
import { openEvent, registerFor } from '../support/events.ts';
import { arrive, openBrowser, type Visitor } from '../support/people.ts';
import { keepEditing } from '../support/unsaved.ts';

interface Team {
  readonly name: string;
  readonly project: { readonly id: string } | null;
  readonly members: readonly { readonly participantId: string; readonly username: string }[];
}

async function publishedTeams({ context }: Visitor, eventId: string): Promise<Team[]> {
  const response = await context.request.get(`/api/events/${eventId}/repair`);
  return (await response.json()).teams;
}

/** Forms and publishes two teams of two through the API. */
async function publish({ context: { request } }: Visitor, eventId: string): Promise<void> {
  const formations = `/api/events/${eventId}/formations`;
  expect((await request.post(formations, { data: { seconds: 1 } })).status()).toBe(201);
  const readStatus = async () => (await (await request.get(`${formations}/1`)).json()).status;
  await expect.poll(readStatus, { timeout: 40_000 }).toBe('done');
  const published = await request.post(`${formations}/1/publish`);
  expect(published.status(), await published.text()).toBe(200);
}

test('after a drop-out the organiser repairs the teams, and the moved participant reads why', async ({
  browser,
}) => {
  test.slow();
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(organiser, { teamSize: { min: 2, preferred: 2, max: 3 } });
  const people: Visitor[] = [];
  for (const stem of ['ada', 'ben', 'cleo', 'dan']) {
    const visitor = await openBrowser(browser, stem);
    await arrive(visitor);
    await registerFor(event, visitor);
    people.push(visitor);
  }
  await publish(organiser, event.id);
  const [small, other] = await publishedTeams(organiser, event.id);
  const visitorsOf = (team: Team | undefined) =>
    people.filter(({ username }) => team?.members.some((member) => member.username === username));
  const [left, ...leavers] = visitorsOf(small);
  if (left === undefined || small === undefined || other === undefined)
    throw new Error('there are two teams');

  for (const { page } of leavers) {
    await page.goto(paths.event(event.slug));
    await page.getByRole('button', { name: own.leave }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: own.leave }).press('Enter');
    await expect(page.getByText(own.left)).toBeVisible();
  }

  const { page } = organiser;
  await page.goto(paths.eventDesk(event.slug, 'repair'));
  await expect(page.getByText(fill(copy.teams.flags.one_left, { team: small.name }))).toBeVisible();
  const search = page.getByRole('searchbox', { name: copy.attendance.search });
  await search.fill(left.username);
  await expect(page.getByText(fill(copy.attendance.count, { shown: 1, total: 1 }))).toBeVisible();
  await search.press('Enter');
  await expect(
    page.getByRole('button', { name: fill(copy.attendance.undoOf, { name: left.username }) }),
  ).toBeVisible();

  await page.getByRole('slider', { name: copy.form.dial }).press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', copy.form.positions.balanced);
  await page.getByRole('button', { name: copy.form.submit, exact: true }).press('Enter');
  const difference = page.getByRole('region', { name: copy.difference.title });
  const names = { name: left.username, from: small.name, to: other.name };
  await expect(difference.getByText(fill(copy.difference.move, names))).toBeVisible({ timeout: 40_000 });
  await expect(
    difference.getByText(fill(copy.difference.merged, { team: small.name, to: other.name })),
  ).toBeVisible();
  await difference.getByRole('button', { name: copy.difference.edit }).press('Enter');
  await expect(page.getByRole('region', { name: copy.difference.edit })).toBeFocused();
  await page.getByRole('button', { name: fill(review.swaps.open, { team: other.name }) }).press('Enter');
  await expect(page.getByRole('dialog').getByText(review.swaps.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await difference.getByRole('button', { name: fill(copy.apply.open, { version: 2 }) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(copy.apply.note).fill('Thank you for your help.');
  await keepEditing(page);
  await expect(dialog.getByLabel(copy.apply.note)).toHaveValue('Thank you for your help.');
  await dialog.getByLabel(copy.apply.note).press('Enter');
  await expect(page.getByRole('heading', { name: copy.title, exact: true })).toBeFocused();
  const { formations } = await (
    await organiser.context.request.get(`/api/events/${event.id}/formations`)
  ).json();
  await page.goto(paths.eventDesk(event.slug, 'teams'));
  const time = momentIn(formations[0].appliedAt, event.timeZone);
  await expect(page.getByText(fill(teams.published.repaired, { version: 2, time }))).toBeVisible();

  await left.page.goto(paths.notifications());
  const reason = `Reason: “${small.name}” and “${other.name}” become one team. Thank you for your help.`;
  await expect(left.page.getByText(reason).first()).toBeVisible();
});

test('members who are absent or left are marked in their team, and one who comes after all sees it', async ({
  browser,
}) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(organiser, { teamSize: { min: 3, preferred: 3, max: 3 } });
  const people: Visitor[] = [];
  for (const stem of ['ada', 'ben', 'cleo']) {
    const visitor = await openBrowser(browser, stem);
    await arrive(visitor);
    await registerFor(event, visitor);
    people.push(visitor);
  }
  await publish(organiser, event.id);
  const [team] = await publishedTeams(organiser, event.id);
  const [present, absent, left] = people;
  const member = team?.members.find(({ username }) => username === absent?.username);
  if (!team || !present || !absent || !left || !member) throw new Error('the team has three members');
  const { request } = organiser.context;
  const data = { participantIds: [member.participantId], state: 'absent' };
  expect((await request.put(`/api/events/${event.id}/attendance`, { data })).status()).toBe(200);
  expect((await left.context.request.delete(`/api/events/${event.id}/registration`)).status()).toBe(200);

  const { page } = organiser;
  const { statuses } = deskCopy.list;
  await page.goto(paths.eventDesk(event.slug, 'teams'));
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 360) await page.getByRole('button', { name: team.name, exact: true }).click();
    const rows = page.getByRole('list', { name: team.name, exact: true }).getByRole('listitem');
    const rowOf = ({ username }: Visitor) => rows.filter({ hasText: username });
    await expect(rowOf(absent).getByText(statuses.absent, { exact: true })).toBeVisible();
    await expect(rowOf(left).getByText(statuses.withdrawn, { exact: true })).toBeVisible();
    await expect(rowOf(present)).toBeVisible();
    await expect(rowOf(present)).not.toContainText(statuses.absent);
  }

  const { code } = await (await request.post(`/api/events/${event.id}/check-in/code`)).json();
  await absent.page.goto(paths.event(event.slug), { waitUntil: 'networkidle' });
  await expect(absent.page.getByText(eventsCopy.state.absent.title)).toBeVisible();
  await absent.page.getByLabel(own.code).fill(code);
  await absent.page.keyboard.press('Enter');
  await expect(absent.page.getByRole('region', { name: eventsCopy.team.title, exact: true })).toBeVisible();
  await expect(absent.page.getByRole('button', { name: eventsCopy.page.teamsPublished })).toHaveCount(0);
});

test('a late-comer registers with the link and waits for a team, until the organiser closes the link', async ({
  browser,
}) => {
  test.slow();
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(organiser, { teamSize: { min: 1, preferred: 2, max: 3 } });
  const [early, late, tooLate] = [
    await openBrowser(browser, 'early'),
    await openBrowser(browser, 'late'),
    await openBrowser(browser, 'too-late'),
  ];
  for (const person of [early, late, tooLate]) await arrive(person);
  await registerFor(event, early);
  await publish(organiser, event.id);

  const { page } = organiser;
  await page.goto(paths.eventDesk(event.slug, 'repair'));
  await page.getByRole('button', { name: copy.late.open }).press('Enter');
  await expect(page.getByRole('button', { name: copy.late.close })).toBeVisible();
  await expect(page.getByRole('heading', { name: copy.late.title })).toBeFocused();
  const attendance = await organiser.context.request.get(`/api/events/${event.id}/attendance`);
  const link = paths.lateRegistration(event.slug, (await attendance.json()).lateCode);
  await late.page.goto(paths.event(event.slug));
  await expect(late.page.getByRole('link', { name: eventsCopy.page.register, exact: true })).toBeHidden();
  for (const person of [late, tooLate]) {
    await person.page.goto(link);
    await person.page.getByRole('button', { name: 'Backend', exact: true }).click();
    await person.page.getByRole('button', { name: 'English', exact: true }).click();
  }
  await late.page.getByRole('button', { name: registration.submit, exact: true }).click();
  await expect(
    late.page.getByRole('heading', { level: 2, name: eventsCopy.state.waitsForTeam.title }),
  ).toBeVisible();
  await expect(page.getByText(fill(copy.teams.waiting, { names: late.username }))).toBeVisible();

  await page.getByRole('button', { name: copy.late.close }).click();
  await expect(page.getByText(copy.late.closed).first()).toBeVisible();
  await tooLate.page.getByRole('button', { name: registration.submit, exact: true }).click();
  await expect(tooLate.page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(fill(copy.teams.waiting, { names: late.username }))).toBeVisible();
});

test('a member who leaves the project of their team waits for a team, and asks the organisers for one', async ({
  browser,
}) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(organiser, { teamSize: { min: 2, preferred: 2, max: 2 } });
  // The first user to register owns the project.
  const [first, leaver] = [await openBrowser(browser, 'ada'), await openBrowser(browser, 'ben')];
  for (const visitor of [first, leaver]) {
    await arrive(visitor);
    await registerFor(event, visitor);
  }
  await publish(organiser, event.id);
  const [team] = await publishedTeams(organiser, event.id);
  if (!team?.project) throw new Error('the team has a project');

  const { page } = leaver;
  await page.goto(paths.event(event.slug));
  await expect(page.getByRole('heading', { name: eventsCopy.team.title, exact: true })).toBeVisible();
  const left = await leaver.context.request.post(`/api/post/${team.project.id}/leave`);
  expect(left.status(), await left.text()).toBe(200);
  const part = page.getByRole('region', { name: eventsCopy.page.own });
  const heading = part.getByRole('heading', { name: eventsCopy.state.waitsForTeam.title });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { name: eventsCopy.team.title })).toBeHidden();
  await part.getByRole('button', { name: requests.own.openWithoutTeam }).press('Enter');
  await part.getByLabel(requests.own.label).fill('I would like to build something else.');
  await part.getByRole('button', { name: requests.own.send }).press('Enter');
  await expect(part.getByRole('button', { name: requests.own.withdraw })).toBeVisible();
  await expect(heading).toBeFocused();

  await organiser.page.goto(paths.eventDesk(event.slug, 'repair'));
  const { one_left } = copy.teams.flags;
  await expect(organiser.page.getByText(fill(one_left, { team: team.name }))).toBeVisible();
  const waiting = fill(copy.teams.waiting, { names: leaver.username });
  await expect(organiser.page.getByText(waiting)).toBeVisible();
  await organiser.page.goto(paths.eventDesk(event.slug, 'teams'));
  const asked = organiser.page.getByRole('region', { name: requests.desk.title });
  await expect(asked).toContainText(requests.desk.noTeam);
});

test('a participant answers a proposed move once, and can change the answer', async ({ browser }) => {
  const organiser = await openBrowser(browser, 'harbour-host');
  await arrive(organiser);
  const event = await openEvent(organiser, { teamSize: { min: 1, preferred: 2, max: 3 } });
  const asked = await openBrowser(browser, 'ada');
  await arrive(asked);
  await registerFor(event, asked);
  await publish(organiser, event.id);

  const { page } = asked;
  const proposed = { from: 'Team 1', to: 'Team 2', answerBy: '2099-01-01T10:00:00.000Z' };
  const sent: boolean[] = [];
  const attendance = () => {
    const last = sent.at(-1);
    const answer = last === undefined ? null : last ? 'accepted' : 'declined';
    return { status: 'placed', checkedInAt: null, can: { checkIn: false }, move: { ...proposed, answer } };
  };
  await intercept(page, 'events.ownAttendance', (route) => route.fulfill({ json: attendance() }));
  await intercept(page, 'events.answerMove', async (route) => {
    sent.push(route.request().postDataJSON().accept);
    await route.fulfill({ json: attendance() });
  });
  await page.goto(paths.event(event.slug));
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await button(own.accept).press('Enter');
  await expect(page.getByText(own.accepted)).toBeVisible();
  await expect(button(own.changeAnswer)).toBeFocused();
  await expect(button(own.accept)).toBeHidden();
  await page.reload();
  await expect(page.getByText(own.accepted)).toBeVisible();

  await button(own.changeAnswer).press('Enter');
  await expect(button(own.accept)).toBeFocused();
  await button(own.accept).press('Enter');
  await expect(button(own.changeAnswer)).toBeFocused();
  expect(sent).toEqual([true]);

  await button(own.changeAnswer).press('Enter');
  await button(own.decline).press('Enter');
  await expect(page.getByText(own.declined)).toBeVisible();
  await expect(button(own.changeAnswer)).toBeFocused();
  expect(sent).toEqual([true, false]);
});
