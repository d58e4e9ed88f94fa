import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { chatCopy } from '../../../apps/web/src/copy/chat/chat.ts';
import { fill, texts } from '../../../apps/web/src/texts.ts';
import { type Connection, severable } from '../../support/connection.ts';
import { dialog, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';
import { firstRoom } from './chat.ts';

/** Repeats the typing events, because the page drops a user who has sent none for a while. */
function typing(...names: readonly string[]) {
  return async (stage: Stage): Promise<void> => {
    const room = (await firstRoom(stage)).replace('/chat/', '');
    await stage.page.routeWebSocket(/socket\.io/, (socket) => keepTyping(socket, room, names, stage.page));
  };
}

function keepTyping(socket: WebSocketRoute, room: string, names: readonly string[], page: Page): void {
  socket.connectToServer();
  const timer = setInterval(() => {
    for (const username of names)
      socket.send(`42${JSON.stringify(['user_typing', { room, userId: username, username }])}`);
  }, 1000);
  page.once('close', () => clearInterval(timer));
}

const connections = new WeakMap<Page, Connection>();

async function loseConnection({ page }: Stage): Promise<void> {
  const connection = connections.get(page);
  // Wait for the scripts of the room before the network is cut.
  await page.getByRole('log').waitFor();
  await expect.poll(() => connection?.stands()).toBe(true);
  await connection?.cut();
}

/** Typing, members and the connection state of a room. */
export const chatPresenceScreens: Screens = [
  {
    name: 'others in a room',
    as: 'owner',
    path: firstRoom,
    states: [
      {
        name: 'one user types',
        before: typing('tide-mate'),
        shows: text(fill(texts.chat.isTyping, { name: 'tide-mate' })),
      },
      {
        name: 'several users type',
        before: typing('tide-mate', 'a-name-of-the-greatest-length-that-may-be', 'plain-otter'),
        shows: text(texts.chat.areTyping),
      },
      {
        name: 'members in a drawer',
        width: 360,
        act: ({ page }) => page.getByRole('button', { name: chatCopy.membersTitle, exact: true }).click(),
        shows: dialog(chatCopy.membersTitle),
      },
      {
        name: 'connection lost',
        before: async ({ page }) => {
          connections.set(page, await severable(page));
        },
        act: loseConnection,
        shows: text(chatCopy.offline),
        failsLoudly: true,
      },
    ],
  },
];
