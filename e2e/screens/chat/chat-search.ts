import { pinsCopy } from '../../../apps/web/src/copy/chat/pins.ts';
import { chatSearchCopy } from '../../../apps/web/src/copy/chat/search.ts';
import { fill } from '../../../apps/web/src/texts.ts';
import type { Message } from '../../../packages/contracts/src/chat/chat.ts';
import { answer, hold, refuse } from '../../support/calls.ts';
import { text } from '../assert-visible.ts';
import type { ScreenState, Screens, Stage } from '../screen.ts';
import { firstRoom } from './chat.ts';

/** Opens the search panel with this label and types the words. */
function lookFor(words: string, label: string) {
  return async ({ page }: Stage) => {
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('searchbox', { name: label }).fill(words);
  };
}

/** The states of a search, for one room and for all rooms. */
function searches(label: string): [ScreenState, ...ScreenState[]] {
  return [
    {
      name: 'filled',
      act: lookFor('the', label),
      shows: (page) => page.getByRole('search').locator('mark'),
    },
    { name: 'nothing typed', act: lookFor('', label), shows: text(chatSearchCopy.searchHint) },
    {
      name: 'loading',
      before: ({ page }) => hold(page, 'chat.search'),
      act: lookFor('the', label),
      shows: text(chatSearchCopy.searching),
      busy: true,
    },
    { name: 'nothing found', act: lookFor('quinquereme', label), shows: text(chatSearchCopy.nothing) },
    {
      name: 'failed',
      before: ({ page }) => refuse(page, 'chat.search'),
      act: lookFor('the', label),
      shows: text(chatSearchCopy.searchFailed),
    },
  ];
}

async function lastMessages({ context }: Stage, room: string): Promise<Message[]> {
  const answered = await context.request.get(`/api/chat/messages/${room.replace('/chat/', '')}`);
  return (await answered.json()).slice(-3);
}

/** A room in which three messages are pinned. */
async function pin(stage: Stage): Promise<void> {
  const messages = await lastMessages(stage, await firstRoom(stage));
  const pinned = messages.map((message, index) => ({
    ...message,
    pinned: {
      at: message.createdAt,
      by: message.senderUsername,
      byId: index === 0 ? stage.userId : message.senderId,
    },
  }));
  await answer(stage.page, 'chat.pins', pinned);
}

const openPins = ({ page }: Stage) =>
  page.getByRole('button', { name: fill(pinsCopy.pinnedCount, { count: 3 }) }).click();

export const chatSearchScreens: Screens = [
  { name: 'search of all rooms', as: 'owner', path: '/chat', states: searches(chatSearchCopy.searchAll) },
  { name: 'search of a room', as: 'owner', path: firstRoom, states: searches(chatSearchCopy.search) },
  {
    name: 'pins',
    as: 'owner',
    path: firstRoom,
    states: [
      {
        name: 'filled',
        before: pin,
        act: openPins,
        shows: (page) => page.getByRole('list', { name: pinsCopy.pinned }),
      },
    ],
  },
];
