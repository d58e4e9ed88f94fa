import { expect, type Page, test } from '@playwright/test';
import { texts } from '../../apps/web/src/texts.ts';
import { messageBox, openRoom, team } from '../support/teams.ts';

/** Collects the names of the events that the page sends through its socket, in order. */
function tells(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const name = /^42\d*\["(\w+)"/.exec(String(payload))?.[1];
      if (name !== undefined) told.push(name);
    }),
  );
  return told;
}

test('typing is sent with each input; its end is sent after 1000 ms, on send, and on leaving', async ({
  browser,
}) => {
  const { owner, room } = await team(browser);
  const { page } = owner;
  const told = tells(page);
  const of = (...names: string[]) => told.filter((name) => names.includes(name));
  const typing = () => of('typing', 'stop_typing');
  await openRoom(page, room);
  await expect.poll(() => of('join_room')).toEqual(['join_room']);

  await page.clock.install();
  // A short step, because the socket disconnects after a long time without packets.
  await page.clock.pauseAt(Date.now() + 2000);
  await messageBox(page).pressSequentially('abc');
  await expect.poll(typing).toEqual(['typing', 'typing', 'typing']);
  await page.clock.runFor(999);
  expect(typing()).toHaveLength(3);
  await page.clock.runFor(1);
  await expect.poll(typing).toEqual(['typing', 'typing', 'typing', 'stop_typing']);

  await messageBox(page).press('d');
  await messageBox(page).press('Enter');
  await expect.poll(typing).toHaveLength(6);
  expect(typing().slice(4)).toEqual(['typing', 'stop_typing']);
  await page.clock.resume();

  await messageBox(page).press('e');
  await page.getByRole('banner').getByRole('link', { name: texts.header.discoverProjects }).click();
  await expect.poll(() => of('leave_room')).toEqual(['leave_room']);
  expect(typing().slice(6)).toEqual(['typing', 'stop_typing']);
});
