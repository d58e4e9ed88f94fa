import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import type { EmailContent } from '../mail/mail.service.ts';
import { isRequestNotification } from './notifications.policy.ts';
import type { NotificationRow } from './notifications.repository.ts';

type News = Pick<
  NotificationRow,
  'type' | 'message' | 'messageSeq' | 'note' | 'projectId' | 'projectTitle' | 'projectSlug'
>;
type Action = NonNullable<EmailContent['action']>;
type Addresses = Pick<NonNullable<EmailContent['unsubscribe']>, 'url' | 'oneClick'>;

/** Topics of notifications, as in "Stop emails about ...". */
const topics: Readonly<Record<NotificationType, string>> = {
  join_request: 'requests to join your projects',
  invitation: 'invitations to projects',
  request_accepted: 'accepted requests',
  request_rejected: 'rejected requests',
  request_expired: 'requests that expire',
  member_left: 'members who leave your teams',
  team_role: 'your role in a team',
  project_archived: 'archived projects',
  mention: 'mentions in chat',
  new_skill: 'skills found in your repositories',
  comment: 'comments and questions',
};

const settingsHint = 'You can change your notification settings in your profile.';

/** The email about a single notification. */
export function notificationEmail(news: News, siteUrl: string, addresses: Addresses): EmailContent {
  const topic = topics[news.type];
  return {
    subject: news.message,
    heading: news.message,
    paragraphs: isRequestNotification(news.type) && news.note ? [`Their note: “${news.note}”`] : [],
    action: actionOf(news, siteUrl),
    note: `You receive this email because you chose immediate emails about ${topic}. ${settingsHint}`,
    unsubscribe: { label: `Stop emails about ${topic}`, ...addresses },
  };
}

/** The action and its link for one notification, in its own email and in its line of a digest. */
function actionOf({ type, messageSeq, projectId, projectSlug }: News, siteUrl: string): Action {
  if (type === 'join_request') return { label: 'Answer the request', url: `${siteUrl}/notifications` };
  if (type === 'invitation') return { label: 'Answer the invitation', url: `${siteUrl}/notifications` };
  if (type === 'new_skill')
    return { label: 'See your skills', url: `${siteUrl}/dashboard?tab=profile#skills` };
  if (type === 'mention' && projectId) {
    const room = `${siteUrl}/chat/${encodeURIComponent(projectId)}`;
    return messageSeq === null
      ? { label: 'Open the chat room', url: room }
      : { label: 'See the message', url: `${room}?message=${messageSeq}` };
  }
  if (projectSlug)
    return { label: 'See the project', url: `${siteUrl}/project/${encodeURIComponent(projectSlug)}` };
  return { label: 'See your notifications', url: `${siteUrl}/notifications` };
}

/** Maximum lines of one digest. Further notifications are only counted. */
const maxLines = 40;

/** The email with all notifications that are unread since the last digest, grouped by project. */
export function digestEmail(news: readonly News[], siteUrl: string, addresses: Addresses): EmailContent {
  const count = news.length === 1 ? '1 notification' : `${news.length} notifications`;
  const shown = Map.groupBy(news.slice(0, maxLines), ({ projectId }) => projectId);
  const sections = [...shown.values()].map((ofProject) => ({
    title: ofProject[0]?.projectTitle ?? 'About you',
    lines: ofProject.map((one) => ({ text: one.message, url: actionOf(one, siteUrl).url })),
  }));
  const rest = news.length - maxLines;
  return {
    subject: `Your daily summary from Teamwright: ${count}`,
    heading: 'Your unread notifications',
    paragraphs: rest > 0 ? [`These are the first ${maxLines} of ${news.length}.`] : [],
    sections,
    action: { label: 'See your notifications', url: `${siteUrl}/notifications` },
    note: `You receive this email at most once a day, and only if you have unread notifications. ${settingsHint}`,
    unsubscribe: { label: 'Stop daily emails', ...addresses },
  };
}
