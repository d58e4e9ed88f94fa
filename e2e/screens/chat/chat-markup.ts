import { chatCopy } from '../../../apps/web/src/copy/chat/chat.ts';
import { emojiCopy } from '../../../apps/web/src/copy/chat/emoji.ts';
import { texts } from '../../../apps/web/src/texts.ts';
import type { Message } from '../../../packages/contracts/src/chat/chat.ts';
import { answer, change } from '../../support/calls.ts';
import { clickAction } from '../../support/messages.ts';
import { button, text } from '../assert-visible.ts';
import type { Screens, Stage } from '../screen.ts';

async function roomOf({ context, userId }: Stage): Promise<string> {
  const rooms = await (await context.request.get(`/api/chat/rooms/member/${userId}`)).json();
  return `/chat/${rooms[0]._id}`;
}

const code = [
  '```ts',
  'const tide = readings.filter(({ harbour }) => harbour === "Vlissingen"); // metres',
  'export function highest(): number {',
  '  return Math.max(...tide.map(({ height }) => height));',
  '}',
  '```',
].join('\n');

/** The texts of the last messages in a room. */
const said = [
  `The **forecast** is ready, see \`tide.ts\`:\n\n${code}\n\n- [x] harbours\n- [ ] [charts](https://example.org/charts)`,
  '@tide-mate, could you look at the *axis*? @somebody too.',
  'Of course.',
] as const;

/** Replaces the last messages of a room. The last one is a reply to the one before, which mentions the viewer. */
async function talk({ page, userId }: Stage): Promise<void> {
  await change(page, 'chat.messages', (list) => {
    const start = list.length - said.length;
    return list.map((message, index) => talked(message, index - start, list[start + 1], userId));
  });
}

function talked(message: Message, place: number, asked: Message | undefined, userId: string): Message {
  const words = said[place];
  if (words === undefined) return message;
  const mentions = place === 1 ? [{ userId, name: 'tide-mate' }] : [];
  if (place < 2 || asked === undefined) return { ...message, message: words, mentions };
  const { id, seq, revision, senderId, senderUsername } = asked;
  const replyTo = { id, seq, revision, senderId, senderUsername, message: said[1], deleted: false };
  return { ...message, message: words, replyTo };
}

async function reply({ page }: Stage): Promise<void> {
  await clickAction(page.getByRole('article').last(), chatCopy.reply);
}

/** The viewer was away for two days and has two unread messages. */
async function beAway({ page }: Stage): Promise<void> {
  await change(page, 'chat.room', (room) => ({
    ...room,
    lastReadSeq: Math.max(1, room.lastSeq - 2),
    lastReadAt: new Date(Date.now() - 48 * 3_600_000).toISOString(),
  }));
  // The user's own messages are never unread.
  await change(page, 'chat.messages', (list) =>
    list.map((message, index) =>
      index < list.length - 2 ? message : { ...message, senderId: 'one', senderUsername: 'plain-otter' },
    ),
  );
  await answer(page, 'chat.missed', {
    count: 12,
    people: [
      { userId: 'one', username: 'plain-otter', count: 9, firstSeq: 1 },
      { userId: null, username: 'Former member', count: 2, firstSeq: 2 },
    ],
    peopleCount: 3,
    mentions: [{ seq: 1, senderUsername: 'plain-otter', message: said[1] }],
    mentionCount: 1,
    replies: [{ seq: 2, senderUsername: 'plain-otter', message: said[2] }],
    replyCount: 1,
    links: [{ seq: 2, senderUsername: 'plain-otter', address: 'https://example.org/charts' }],
    linkCount: 1,
  });
}

export const markupScreens: Screens = [
  {
    name: 'conversation in a room',
    as: 'owner',
    path: roomOf,
    states: [
      {
        name: 'markup, code, a mention and a reply',
        before: talk,
        shows: (page) => page.getByRole('log').locator('pre [class]').first(),
      },
      {
        name: 'mention being completed',
        act: ({ page }) => page.getByPlaceholder(texts.chat.placeholder).pressSequentially('Look, @'),
        shows: (page) => page.getByRole('listbox').getByRole('option'),
      },
      {
        name: 'choosing an emoji',
        async act({ page }) {
          await page.getByRole('button', { name: emojiCopy.insert, exact: true }).click();
          await page.getByRole('searchbox', { name: emojiCopy.search }).fill('cat');
          await page.keyboard.press('ArrowDown');
        },
        shows: (page) => page.getByRole('gridcell', { name: 'cat face', exact: true }),
      },
      { name: 'replying', act: reply, shows: button(chatCopy.cancelReply) },
      { name: 'catch-up after an absence', before: beAway, shows: text(chatCopy.missedOneOther) },
    ],
  },
];
