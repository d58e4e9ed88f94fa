import type { MailScope } from '@teamwright/contracts/notification-preferences.ts';
import type { NotificationType } from '@teamwright/contracts/notifications.ts';

const types: Readonly<Record<NotificationType, string>> = {
  join_request: 'Requests to join your projects',
  invitation: 'Invitations to projects',
  request_accepted: 'A request of yours is accepted',
  request_rejected: 'A request of yours is declined',
  request_expired: 'A request expires',
  team_role: 'Your role in a team changes',
  member_left: 'Somebody leaves your team',
  project_archived: 'A project of your team is archived',
  mention: 'Somebody mentions you in chat',
  comment: 'Comments and questions',
  new_skill: 'Skills found in your repositories',
};

/** What a person is told, how and when; and the page that mails lead to. */
export const notificationPreferencesCopy = {
  title: 'What you are told',
  text: 'Each choice counts at once. A room can be muted in its own header.',
  toAddress: 'Mails go to {email}.',
  unverified: 'Mails begin once you have confirmed your e-mail address.',
  inApp: 'In the app',
  alwaysInApp: 'Requests and invitations are answered in your notifications, so they always appear there.',
  mail: 'E-mail',
  mails: { now: 'At once', digest: 'Once a day', off: 'No mail' },
  types,
  daily: 'The daily mail comes at {time} and leaves out what you have read by then.',
  zone: 'Times are in {zone}, the time zone of your profile.',
  noZone: 'Your profile names no time zone, so times are in UTC.',
  quiet: 'Quiet hours',
  quietText: 'Mails wait until they end. In the app everything appears without a sound or a message.',
  from: 'From',
  to: 'Until',
  sameTimes: 'Choose two different times.',
  loading: 'Loading what you are told...',
  notLoaded: 'What you are told could not be loaded.',
  saving: 'Saving...',
  saved: 'Saved',
  notSaved: 'Not saved yet. Your choice is kept here.',
  tryAgain: 'Try again',
} as const;

const scopes: Readonly<Record<MailScope, string>> = {
  join_request: 'requests to join your projects',
  invitation: 'invitations to projects',
  request_accepted: 'accepted requests',
  request_rejected: 'declined requests',
  request_expired: 'requests that expire',
  team_role: 'your role in a team',
  member_left: 'people who leave your teams',
  project_archived: 'projects that are archived',
  mention: 'mentions in chat',
  comment: 'comments and questions',
  new_skill: 'skills found in your repositories',
  digest: 'what you have not seen, once a day',
};

export const unsubscribeCopy = {
  title: 'Stop these mails',
  working: 'Reading the link...',
  ask: 'You get mails about {topic}. They stop when you press the button; in the app everything stays as it is.',
  stop: 'Stop these mails',
  doneTitle: 'No more of these mails',
  done: 'You get no more mails about {topic}.',
  settings: 'Choose what you are told',
  voidTitle: 'This link does not work',
  void: 'It may have been cut off, or its account is gone. You choose what you are told in your profile.',
  failedTitle: 'That did not work',
  retry: 'Try again',
  scopes,
} as const;
