import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import type { MailScope } from '@teamwright/contracts/notifications/preferences.ts';

const types: Readonly<Record<NotificationType, string>> = {
  join_request: 'Requests to join your projects',
  invitation: 'Invitations to projects',
  request_accepted: 'Your request is accepted',
  request_rejected: 'Your request is rejected',
  request_expired: 'A request expires',
  team_role: 'Your role in a team changes',
  member_left: 'A member leaves your team',
  project_archived: 'A project you are a member of is archived',
  mention: 'You are mentioned in chat',
  comment: 'Comments and questions',
  new_skill: 'Skills found in your repositories',
  saved_search: 'New projects in your saved searches',
  weekly_matches: 'New projects that fit you, once a week',
  event: 'News about your events',
  event_reminder: 'Reminders before your events',
};

/** Notification settings, and below them the unsubscribe page that emails link to. */
export const notificationPreferencesCopy = {
  title: 'Notification settings',
  text: 'You can mute a room in its header.',
  toAddress: 'Emails go to {email}.',
  unverified: 'We send emails once you have confirmed your email address.',
  inApp: 'In the app',
  alwaysInApp: 'Requests and invitations need your answer, so they always appear in your notifications.',
  mail: 'Email',
  mails: { now: 'Instant', digest: 'Once a day', off: 'No email' },
  /** For phones, beside the word 'Email'. */
  shortMails: { now: 'Instant', digest: 'Daily', off: 'Never' },
  types,
  /** The types of each group, in order. */
  groups: [
    { title: 'Needs an answer', types: ['join_request', 'invitation'] },
    {
      title: 'Your requests and teams',
      types: [
        'request_accepted',
        'request_rejected',
        'request_expired',
        'team_role',
        'member_left',
        'project_archived',
      ],
    },
    { title: 'Conversations', types: ['mention', 'comment'] },
    {
      title: 'News and reminders',
      types: ['new_skill', 'saved_search', 'weekly_matches', 'event', 'event_reminder'],
    },
  ] satisfies readonly { title: string; types: readonly NotificationType[] }[],
  daily: 'The daily email is sent at {time}. It leaves out what you have already read.',
  zone: 'Times are in {zone}, the time zone of your profile.',
  noZone: 'Your profile has no time zone, so times are in UTC.',
  quiet: 'Quiet hours',
  quietText: 'Emails wait until quiet hours end. In the app, notifications appear without sounds or pop-ups.',
  from: 'From',
  to: 'Until',
  sameTimes: 'Choose two different times.',
  loading: 'Loading your notification settings…',
  notLoaded: 'Your notification settings could not be loaded.',
  notSaved: 'Not saved yet. Your choice is kept here.',
} as const;

const scopes: Readonly<Record<MailScope, string>> = {
  join_request: 'requests to join your projects',
  invitation: 'invitations to projects',
  request_accepted: 'accepted requests',
  request_rejected: 'rejected requests',
  request_expired: 'expired requests',
  team_role: 'your role in a team',
  member_left: 'members who leave your teams',
  project_archived: 'archived projects',
  mention: 'mentions in chat',
  comment: 'comments and questions',
  new_skill: 'skills found in your repositories',
  saved_search: 'new projects in your saved searches',
  weekly_matches: 'new projects that fit you',
  event: 'news about your events',
  event_reminder: 'reminders before your events',
  digest: 'unread notifications, once a day',
};

export const unsubscribeCopy = {
  title: 'Stop these emails',
  working: 'Checking the link…',
  ask: 'You receive emails about {topic}. Press the button to stop them. Notifications in the app do not change.',
  stop: 'Stop these emails',
  doneTitle: 'These emails have been stopped',
  done: 'You will no longer receive emails about {topic}.',
  settings: 'Go to your notification settings',
  voidTitle: 'This link does not work',
  void: 'It may be incomplete, or its account was deleted. You can change your notification settings on this site.',
  failedTitle: 'That did not work',
  retry: 'Try again',
  scopes,
} as const;
