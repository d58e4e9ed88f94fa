import type { Page } from '@playwright/test';
import { chatCopy } from '../../../apps/web/src/copy/chat/chat.ts';
import { uiCopy } from '../../../apps/web/src/copy/ui.ts';
import { texts } from '../../../apps/web/src/texts.ts';
import type { Message, Room, RoomNotificationLevel } from '../../../packages/contracts/src/chat/chat.ts';
import { answer, change, hold, refuse } from '../../support/calls.ts';
import { actionOf, clickAction } from '../../support/messages.ts';
import { button, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

export async function firstRoom({ context, userId }: Stage): Promise<string> {
  const rooms = await (await context.request.get(`/api/chat/rooms/member/${userId}`)).json();
  return `/chat/${rooms[0]._id}`;
}

async function type({ page }: Stage, words: string): Promise<void> {
  await page.getByPlaceholder(texts.chat.placeholder).fill(words);
  await page.getByPlaceholder(texts.chat.placeholder).press('Enter');
}

const question = 'Is anybody at the pier?';

/** The last message is the viewer's own. Nothing is sent, because other tests use the same room at the same time. */
function withOwnLast(list: readonly Message[], userId: string): Message[] {
  const known = list.find(({ senderId }) => senderId === userId);
  return list.map((message, index) => {
    if (index < list.length - 1) return message;
    const { senderUsername, senderPic } = known ?? message;
    return { ...message, senderId: userId, senderUsername, senderPic, message: question };
  });
}

async function askedLast({ page, userId }: Stage): Promise<void> {
  await change(page, 'chat.messages', (list) => withOwnLast(list, userId));
}

function ownMessage({ page }: Stage) {
  return page.getByRole('article', { name: question });
}

/** Gives rooms a notification level and unread messages, some of which mention the viewer. */
function atNotificationLevel(rooms: readonly Room[], attention: RoomNotificationLevel): Room[] {
  const wantedCount = attention === 'muted' ? 0 : 2;
  return rooms.map((room) => ({ ...room, attention, unreadCount: 12, wantedCount }));
}

export const chatScreens: Screens = [
  {
    name: 'chat list',
    as: 'owner',
    path: '/chat',
    states: [
      { name: 'filled', shows: text(texts.chat.title) },
      {
        name: 'loading',
        async before({ page }) {
          await hold(page, 'chat.roomsOwned');
          await hold(page, 'chat.roomsJoined');
        },
        shows: text(chatCopy.loadingRooms),
        busy: true,
      },
      {
        name: 'muted and only mentions',
        async before({ page }) {
          await change(page, 'chat.roomsJoined', (rooms) => atNotificationLevel(rooms, 'mentions'));
          await change(page, 'chat.roomsOwned', (rooms) => atNotificationLevel(rooms, 'muted'));
        },
        shows: (page) => page.getByRole('img', { name: chatCopy.notificationLevel.choices.mentions }),
      },
      { name: 'empty', as: 'newcomer', shows: text(texts.chat.noRooms) },
      {
        name: 'none created',
        as: 'newcomer',
        path: '/chat?rooms=mine',
        shows: text(texts.chat.noRoomsCreated),
      },
      {
        name: 'none joined',
        as: 'newcomer',
        path: '/chat?rooms=joined',
        shows: text(texts.chat.noRoomsJoined),
      },
      {
        name: 'half failed',
        before: ({ page }) => refuse(page, 'chat.roomsJoined'),
        shows: text(texts.chat.failedToLoadRooms),
      },
      {
        name: 'failed',
        async before({ page }) {
          await refuse(page, 'chat.roomsOwned');
          await refuse(page, 'chat.roomsJoined');
        },
        shows: text(texts.chat.failedToLoadRooms),
      },
      {
        name: 'no lists',
        async before({ page }) {
          await answer(page, 'chat.roomsOwned', {});
          await answer(page, 'chat.roomsJoined', {});
        },
        shows: text(texts.chat.noRoomsFetched),
      },
      {
        name: 'debug info open',
        act: ({ page }) => page.getByText(chatCopy.debug).click(),
        shows: text(chatCopy.debugLine),
      },
    ],
  },
  {
    name: 'room',
    as: 'owner',
    path: firstRoom,
    states: [
      { name: 'filled', shows: (page) => page.getByRole('log').getByRole('article') },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'chat.room'),
        shows: text(chatCopy.loadingRoom),
        busy: true,
      },
      {
        name: 'broken message',
        before: ({ page }) =>
          change(page, 'chat.messages', (messages) =>
            messages.map((one, index) =>
              index === messages.length - 1 ? { ...one, reactions: [null] } : one,
            ),
          ),
        shows: text(uiCopy.section.failed),
        failsLoudly: true,
      },
      {
        name: 'empty',
        before: ({ page }) => answer(page, 'chat.messages', []),
        shows: text(texts.chat.emptyHint),
      },
      {
        name: 'messages failed',
        before: ({ page }) => refuse(page, 'chat.messages'),
        shows: text(chatCopy.messagesFailed),
      },
      {
        name: 'no access',
        before: ({ page }) => refuse(page, 'chat.room', 'forbidden'),
        shows: text(texts.chat.noAccess),
      },
      { name: 'no such room', path: '/chat/nothing', shows: text(texts.chat.invalidRoom) },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'chat.room'),
        shows: text(texts.chat.failedToInitialize),
      },
      {
        name: 'sending',
        before: ({ page }) => hold(page, 'chat.send'),
        act: (stage) => type(stage, question),
        shows: button(texts.chat.sending),
        busy: true,
      },
      {
        name: 'send failed',
        before: ({ page }) => refuse(page, 'chat.send', 'invalid', 'Not today.'),
        act: (stage) => type(stage, question),
        shows: text(texts.chat.failedToSend),
      },
      {
        name: 'too long',
        act: (stage) => type(stage, 'a'.repeat(4100)),
        shows: text(chatCopy.tooLong),
      },
      {
        name: 'actions of an own message',
        before: askedLast,
        act: async (stage) => void (await actionOf(ownMessage(stage), chatCopy.delete)),
        shows: button(chatCopy.delete),
      },
      {
        name: 'editing',
        before: askedLast,
        async act(stage) {
          await ownMessage(stage).waitFor();
          await stage.page.getByPlaceholder(texts.chat.placeholder).press('ArrowUp');
        },
        shows: (page) => page.getByRole('textbox', { name: chatCopy.editBox }),
      },
      {
        name: 'reacting',
        before: ({ page, userId }) =>
          change(page, 'chat.messages', (list) =>
            withOwnLast(list, userId).map((message, index) => ({
              ...message,
              reactions: index % 2 ? [{ emoji: '🎉', userIds: [message.senderId ?? ''] }] : [],
            })),
          ),
        act: (stage) => clickAction(ownMessage(stage), chatCopy.react),
        shows: button(chatCopy.moreReactions),
      },
      {
        name: 'deleting',
        before: askedLast,
        act: (stage) => clickAction(ownMessage(stage), chatCopy.delete),
        shows: text(chatCopy.deleteQuestion),
      },
      {
        name: 'deleting with a reason',
        async before({ page, userId }) {
          await change(page, 'chat.room', (room) => ({
            ...room,
            can: { ...room.can, deleteOwn: 'with_reason' },
          }));
          await change(page, 'chat.messages', (list) => withOwnLast(list, userId));
        },
        act: (stage) => clickAction(ownMessage(stage), chatCopy.delete),
        shows: text(chatCopy.deleteReasonHint),
      },
      {
        name: 'edited and deleted',
        before: ({ page }) =>
          change(page, 'chat.messages', (list) =>
            list.map((message, index) =>
              index % 2
                ? { ...message, editedAt: message.createdAt }
                : { ...message, message: '', deletedAt: message.createdAt },
            ),
          ),
        shows: text(chatCopy.deleted),
      },
      ...(['muted', 'mentions'] as const).map((attention) => ({
        name: attention === 'muted' ? 'muted' : 'only mentions',
        async before({ page }: Stage) {
          await change(page, 'chat.room', (room) => ({ ...room, attention }));
          await change(page, 'chat.roomsJoined', (rooms) => atNotificationLevel(rooms, attention));
        },
        shows: (page: Page) =>
          page.getByTitle(chatCopy.notificationLevel.choices[attention], { exact: true }),
      })),
      {
        name: 'archived',
        before: ({ page }) =>
          change(page, 'chat.room', (room) => ({
            ...room,
            can: { write: false, deleteOwn: 'no', deleteOthers: 'no', unpinOthers: false },
          })),
        shows: text(chatCopy.readOnly),
      },
    ],
  },
];
