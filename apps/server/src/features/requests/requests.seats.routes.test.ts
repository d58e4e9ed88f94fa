import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { OwnRequest, Request, WaitingRequest } from '@teamwright/contracts/requests.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest, eventually, messagesTo, untilNotified } from '../../testing/actors/requests.ts';
import { pageOf } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let ada: TestUser;
let ben: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { username: 'Olga', skills: ['Node.js', 'PostgreSQL'] });
  ada = await createUser(site, { username: 'Ada', skills: ['React'] });
  ben = await createUser(site, { username: 'Ben', skills: ['React'] });
});
afterAll(() => site.close());

/** Frontend, Backend (the owner's), UX design and Any role. */
async function post(title: string, changes: Record<string, unknown> = {}): Promise<Project> {
  const skills = { technologies: ['React', 'Node.js', 'PostgreSQL'], skills: ['Figma'], teamSize: 4 };
  return await createProject(owner, { title, ...skills, ...changes });
}

function seatNamed(project: Project, name: string): string {
  const seat = project.seats.find((one) => one.name === name);
  if (seat === undefined) throw new Error(`no seat ${name}`);
  return seat.id;
}

async function seatOf(person: TestUser, project: Project): Promise<string | undefined> {
  const { seats } = await pageOf(owner, project);
  return seats.find(({ memberId }) => memberId === person.user.id)?.name;
}

async function ask(person: TestUser, project: Project, seatId: unknown) {
  return await person.call('POST', '/api/notifications/send', { body: { postId: project.id, seatId } });
}

async function invite(person: TestUser, project: Project, seatId?: string) {
  const body = { postId: project.id, userId: person.user.id, seatId };
  return await owner.call('POST', '/api/invitations', { body });
}

async function waitingFor(project: Project): Promise<WaitingRequest[]> {
  return (await owner.call('GET', `/api/post/${project.id}/requests`)).json<WaitingRequest[]>();
}

test('a request for any open seat says which seat the user gets, and if it is the last one', async () => {
  const project = await post('Tide clock', { teamSize: 3 });
  const asked = [await createJoinRequest(ada, project), await createJoinRequest(ben, project)];
  const frontend = { id: seatNamed(project, 'Frontend'), name: 'Frontend', last: false };
  expect((await waitingFor(project)).map(({ fills }) => fills)).toEqual([frontend, frontend]);
  const accepted = await answerRequest(owner, 'accept', asked[0]?.id ?? '');
  expect(accepted.json()).toMatchObject({ notification: { seat: { name: 'Frontend' } }, seatsOpen: 1 });
  const [left] = await waitingFor(project);
  expect(left?.fills).toMatchObject({ last: true });
  const last = await answerRequest(owner, 'accept', asked[1]?.id ?? '');
  expect(last.json()).toMatchObject({ notification: { seat: { name: left?.fills?.name } }, seatsOpen: 0 });
});

test('the match of a request for any open seat is about the seat that the user gets', async () => {
  const project = await post('Otter survey');
  const seats = project.seats.map((seat) =>
    seat.name === 'Backend' ? seat : { ...seat, name: `${seat.name} and more`, skills: [] },
  );
  const edited = await owner.call('PATCH', `/api/post/${project.id}`, { body: { seats } });
  expect(edited.statusCode, edited.body).toBe(200);
  await createJoinRequest(ada, project);
  const [request] = await waitingFor(project);
  expect(request?.fills?.name).toBe('Any role and more');
  expect(request?.match?.seat?.id).toBe(request?.fills?.id);
});

describe('a request that names a seat', () => {
  test('is shown with it, and fills it when it is accepted', async () => {
    const project = await post('Reef atlas');
    const seatId = seatNamed(project, 'UX design');
    const asked = await createJoinRequest(ada, project, { seatId });
    const seat = { id: seatId, name: 'UX design' };
    expect(asked).toMatchObject({
      seat,
      message: 'Ada requested to join Reef atlas in the seat “UX design”',
    });
    const [own] = (await ada.call('GET', '/api/requests')).json<OwnRequest[]>();
    expect(own?.seat).toEqual(seat);
    expect((await answerRequest(owner, 'accept', asked.id)).statusCode).toBe(200);
    expect(await seatOf(ada, project)).toBe('UX design');
    expect((await untilNotified(ada, project, 'request_accepted')).message).toBe(
      'Olga accepted your request to join Reef atlas in the seat “UX design”',
    );
  });

  test('by an invitation fills it when the user accepts', async () => {
    const project = await post('Kelp ledger');
    const invited = await invite(ada, project, seatNamed(project, 'Any role'));
    expect(invited.json<Request>().seat?.name).toBe('Any role');
    const notification = await untilNotified(ada, project, 'invitation');
    expect(notification.message).toBe('Olga invited you to join Kelp ledger in the seat “Any role”');
    await answerRequest(ada, 'accept', notification.id);
    expect(await seatOf(ada, project)).toBe('Any role');
  });

  test('gives the best open seat if it was filled in the meantime, and both sides are notified', async () => {
    const project = await post('Buoy watch');
    const seatId = seatNamed(project, 'Frontend');
    const late = await createJoinRequest(ben, project, { seatId });
    const first = await createJoinRequest(ada, project, { seatId });
    await answerRequest(owner, 'accept', first.id);
    expect((await answerRequest(owner, 'accept', late.id)).statusCode).toBe(200);
    expect(await seatOf(ada, project)).toBe('Frontend');
    expect(await seatOf(ben, project)).toBe('Any role');
    expect((await untilNotified(ben, project, 'request_accepted')).message).toBe(
      'Olga accepted your request to join Buoy watch in the seat “Any role”, because “Frontend” was filled',
    );
    expect((await untilNotified(owner, project, 'team_role')).message).toBe(
      'Ben joined Buoy watch in the seat “Any role”, because “Frontend” was filled',
    );
  });

  test('has the new name of a renamed seat in all texts, like an invitation, and keeps that of a removed one', async () => {
    const project = await post('Eel census');
    const seatId = seatNamed(project, 'Frontend');
    await createJoinRequest(ada, project, { seatId });
    await invite(ben, project, seatId);
    await untilNotified(ben, project, 'invitation');
    const texts = async () => [
      await messagesTo(owner, project, 'join_request'),
      await messagesTo(ben, project, 'invitation'),
    ];
    const named = (name: string) => [
      [`Ada requested to join Eel census in the seat “${name}”`],
      [`Olga invited you to join Eel census in the seat “${name}”`],
    ];
    expect(await texts()).toEqual(named('Frontend'));
    const save = (seats: Project['seats']) =>
      owner.call('PATCH', `/api/post/${project.id}`, { body: { seats } });
    const names: Record<string, string> = { Frontend: 'Charts', 'UX design': 'Frontend' };
    const renamed = project.seats.map((seat) => ({ ...seat, name: names[seat.name] ?? seat.name }));
    expect((await save(renamed)).statusCode).toBe(200);
    expect(await texts()).toEqual(named('Charts'));
    expect((await waitingFor(project)).map(({ seat }) => seat?.name)).toEqual(['Charts']);

    expect((await save(renamed.filter(({ id }) => id !== seatId))).statusCode).toBe(200);
    expect(await texts()).toEqual(named('Charts'));
  });

  test('stays as users have written it when they quote a seat that is renamed', async () => {
    const project = await post('Crab atlas');
    const asked = await createJoinRequest(ada, project, { seatId: seatNamed(project, 'Frontend') });
    const reason = 'We look for a sailor in the seat “Frontend”';
    expect((await answerRequest(owner, 'reject', asked.id, { reason })).statusCode).toBe(200);
    const text = `Olga rejected your request to join Crab atlas: ${reason}`;
    await eventually(async () => expect(await messagesTo(ada, project)).toContain(text));
    const seats = project.seats.map((seat) =>
      seat.name === 'Frontend' ? { ...seat, name: 'Charts' } : seat,
    );
    const renamed = await owner.call('PATCH', `/api/post/${project.id}`, { body: { seats } });
    expect(renamed.statusCode).toBe(200);
    expect(await messagesTo(ada, project)).toContain(text);
  });

  test('is rejected for a filled seat, for one of another project, and for no seat at all', async () => {
    const project = await post('Gull count');
    const other = await post('Other project');
    const filled = await ask(ada, project, seatNamed(project, 'Backend'));
    expect(filled.statusCode).toBe(409);
    expect(filled.json()).toMatchObject({
      code: 'conflict',
      message: 'The seat “Backend” is already filled',
    });
    expect((await ask(ada, project, seatNamed(other, 'Frontend'))).statusCode).toBe(404);
    expect((await ask(ada, project, 'nowhere')).statusCode).toBe(404);
    expect((await ask(ada, project, 7)).statusCode).toBe(400);
    expect((await invite(ada, project, 'nowhere')).statusCode).toBe(404);
    expect((await ask(ada, project, null)).statusCode).toBe(201);
  });

  test('stays without a seat when an edit removes it, and its sender is notified', async () => {
    const project = await post('Sand map');
    const asked = await createJoinRequest(ada, project, { seatId: seatNamed(project, 'UX design') });
    const kept = project.seats.filter(({ name }) => name !== 'UX design');
    const edited = await owner.call('PATCH', `/api/post/${project.id}`, { body: { seats: kept } });
    expect(edited.statusCode, edited.body).toBe(200);
    const text =
      'The seat “UX design” in Sand map was removed. Your request stays and is now for any open seat.';
    await eventually(async () => expect(await messagesTo(ada, project)).toEqual([text]));
    const [own] = (await ada.call('GET', '/api/requests')).json<OwnRequest[]>();
    expect(own).toMatchObject({ id: asked.requestId, status: 'pending', seat: null });
    expect((await answerRequest(owner, 'accept', asked.id)).statusCode).toBe(200);
    expect(await seatOf(ada, project)).toBe('Frontend');
  });

  test('loses its seat when the team gets smaller, and the user who did that is not notified', async () => {
    const project = await post('Ebb log');
    await invite(ada, project, seatNamed(project, 'Any role'));
    const edited = await owner.call('PATCH', `/api/post/${project.id}`, { body: { teamSize: 3 } });
    expect(edited.json<Project>().seats.map(({ name }) => name)).toEqual([
      'Frontend',
      'Backend',
      'UX design',
    ]);
    const seats = (await owner.call('GET', '/api/requests')).json<OwnRequest[]>();
    expect(seats.find(({ postId }) => postId === project.id)?.seat).toBeNull();
    expect(await messagesTo(owner, project)).toEqual([]);
  });
});

describe('a request for any seat', () => {
  test('fills the open seat that fits the user best', async () => {
    const project = await post('Drift chart');
    await join(ada, project, owner);
    expect(await seatOf(ada, project)).toBe('Frontend');
    await join(ben, project, owner);
    expect(await seatOf(ben, project)).toBe('Any role');
  });

  test('takes the seat that the other side names', async () => {
    const project = await post('Tern survey');
    await invite(ada, project);
    const accepted = await ask(ada, project, seatNamed(project, 'UX design'));
    expect(accepted.statusCode).toBe(201);
    expect(await seatOf(ada, project)).toBe('UX design');
  });
});

describe('a seat opens again', () => {
  test.each([
    [
      'the member leaves',
      (person: TestUser, project: Project) => person.call('POST', `/api/post/${project.id}/leave`),
    ],
    [
      'the owner removes the member',
      (person: TestUser, project: Project) =>
        owner.call('DELETE', `/api/post/${project.id}/members/${person.user.id}`),
    ],
    ['the account is deleted', (person: TestUser) => deleteAccount(person)],
  ])('when %s', async (_, end) => {
    const project = await post('Salt diary');
    const person = await createUser(site, { skills: ['React'] });
    await join(person, project, owner);
    expect(await seatOf(person, project)).toBe('Frontend');
    expect((await end(person, project)).statusCode).toBe(200);
    const { seats } = await pageOf(owner, project);
    expect(seats.find(({ name }) => name === 'Frontend')?.memberId).toBeNull();
  });

  test('but not when the ownership changes', async () => {
    const project = await post('Pier notes');
    await join(ada, project, owner);
    const before = (await pageOf(owner, project)).seats;
    await owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: ada.user.id } });
    expect((await ada.call('POST', `/api/post/${project.id}/transfer/accept`)).statusCode).toBe(200);
    expect((await pageOf(ada, project)).seats).toEqual(before);
  });
});

test('a user who fills the last seat gets the waiting list rules afterwards', async () => {
  const project = await post('Last seat', { teamSize: 2, technologies: ['React'], skills: ['Node.js'] });
  const late = await createJoinRequest(ben, project);
  await join(ada, project, owner);
  const refused = await answerRequest(owner, 'accept', late.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ message: 'No seat is open in this team' });
  const [waiting] = await listNotificationsOf(owner);
  expect(waiting).toBeDefined();
});
