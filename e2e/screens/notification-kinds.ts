import { notificationsCopy as copy } from '../../apps/web/src/copy/notifications.ts';
import { rejectionCopy } from '../../apps/web/src/copy/projects/rejection.ts';
import { fill } from '../../apps/web/src/texts.ts';
import type { Notification } from '../../packages/contracts/src/notifications/notifications.ts';
import { answer } from '../support/calls.ts';
import { button, dialog, text } from './assert-visible.ts';
import type { Screens, Stage } from './screen.ts';

const title = 'Kelp map';

type Told = Pick<Notification, 'type' | 'status' | 'message'> & Partial<Notification>;

/** One notification of each kind, with the server's texts. The first is pending. */
const told = [
  {
    type: 'invitation',
    status: 'pending',
    requestKind: 'invitation',
    message: `tidal-wren invited you to ${title}`,
    note: 'You know kelp.',
    role: 'Cartographer',
  },
  {
    type: 'join_request',
    status: 'rejected',
    requestKind: 'join_request',
    message: `tidal-wren requested to join ${title}`,
  },
  {
    type: 'join_request',
    status: 'accepted',
    requestKind: 'join_request',
    message: `tidal-wren requested to join ${title}`,
  },
  {
    type: 'join_request',
    status: 'withdrawn',
    requestKind: 'join_request',
    message: `tidal-wren requested to join ${title}`,
  },
  {
    type: 'request_expired',
    status: 'expired',
    requestKind: 'join_request',
    message: `Your request to join ${title} expired`,
  },
  { type: 'member_left', status: 'info', message: `tidal-wren left ${title}` },
  { type: 'team_role', status: 'info', message: `tidal-wren offers you ${title}` },
  { type: 'team_role', status: 'info', message: `tidal-wren accepted ${title}: it is theirs now` },
  { type: 'mention', status: 'info', message: `tidal-wren mentioned you in ${title}`, messageSeq: 3 },
  { type: 'comment', status: 'info', message: `tidal-wren asked a question about ${title}` },
  { type: 'new_skill', status: 'info', message: 'Gin was found in your repositories', postId: null },
  { type: 'saved_search', status: 'info', message: `New in your search “React”: ${title}` },
  {
    type: 'weekly_matches',
    status: 'info',
    message: '2 new projects fit you',
    postId: null,
    postSlug: null,
    senderId: null,
    senderUsername: 'Teamwright',
    projects: [
      { slug: 'kelp-map', title, reason: 'You would add React and PostgreSQL, which the team lacks.' },
      { slug: 'tide-bell', title: 'Tide bell', reason: 'You cover 4 of 5 skills.' },
    ],
  },
] as const satisfies readonly Told[];

function listed(userId: string, now: number): Notification[] {
  return told.map((item: Told, index) => ({
    _id: String(index),
    id: String(index),
    recipientId: userId,
    senderId: 'tidal-wren',
    senderUsername: 'tidal-wren',
    senderPic: null,
    postId: 'kelp',
    postTitle: title,
    postSlug: 'kelp-map',
    requestId: item.requestKind ? String(index) : null,
    requestKind: null,
    messageSeq: null,
    projects: [],
    note: '',
    role: '',
    seat: null,
    createdAt: new Date(now - index * 5 * 3_600_000).toISOString(),
    readAt: index % 3 === 0 ? null : new Date(now).toISOString(),
    isMember: true as const,
    ...item,
  }));
}

async function everyKind({ page, userId }: Stage): Promise<void> {
  await answer(page, 'notifications.list', listed(userId, Date.now()));
}

/** All kinds of notifications in all their states. */
export const notificationKindScreens: Screens = [
  {
    name: 'kinds of notifications',
    as: 'owner',
    path: '/notifications',
    states: [
      { name: 'filled', before: everyKind, shows: text(copy.withdrawn) },
      {
        name: 'rejecting with a reason',
        before: everyKind,
        act: ({ page }) => page.getByRole('button', { name: rejectionCopy.open }).first().click(),
        shows: dialog(rejectionCopy.title),
      },
      {
        name: 'to reopen',
        width: 1440,
        before: everyKind,
        act: ({ page }) =>
          page
            .getByRole('button', { name: fill(copy.showDetails, { message: told[1].message }) })
            .first()
            .click(),
        shows: button(copy.reopen),
      },
    ],
  },
];
