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

/** Topics of notifications, as in "no more mails about ...". */
const topics: Readonly<Record<NotificationType, string>> = {
  join_request: 'requests to join your projects',
  invitation: 'invitations to projects',
  request_accepted: 'accepted requests',
  request_rejected: 'declined requests',
  request_expired: 'requests that expire',
  member_left: 'people who leave your teams',
  team_role: 'your role in a team',
  project_archived: 'projects that are archived',
  mention: 'mentions in chat',
  new_skill: 'skills found in your repositories',
  comment: 'comments and questions',
};

const settingsHint = 'Your profile says what you are told, how and when.';

/** The email about a single notification. */
export function notificationEmail(news: News, siteUrl: string, addresses: Addresses): EmailContent {
  const topic = topics[news.type];
  return {
    subject: news.message,
    heading: news.message,
    paragraphs: isRequestNotification(news.type) && news.note ? [`Their note: “${news.note}”`] : [],
    action: actionOf(news, siteUrl),
    note: `You get this mail because you want to hear at once of ${topic}. ${settingsHint}`,
    unsubscribe: { label: `No more mails about ${topic}`, ...addresses },
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

/** Lines of one digest; further notifications are only counted. */
const maxLines = 40;

/** Everything unread since the last digest, by project. */
export function digestEmail(news: readonly News[], siteUrl: string, addresses: Addresses): EmailContent {
  const count = news.length === 1 ? '1 piece of news' : `${news.length} pieces of news`;
  const shown = Map.groupBy(news.slice(0, maxLines), ({ projectId }) => projectId);
  const sections = [...shown.values()].map((ofProject) => ({
    title: ofProject[0]?.projectTitle ?? 'About you',
    lines: ofProject.map((one) => ({ text: one.message, url: actionOf(one, siteUrl).url })),
  }));
  const rest = news.length - maxLines;
  return {
    subject: `Since yesterday on Teamwright: ${count}`,
    heading: 'What you have not seen yet',
    paragraphs: rest > 0 ? [`These are the first ${maxLines} of ${news.length}.`] : [],
    sections,
    action: { label: 'See your notifications', url: `${siteUrl}/notifications` },
    note: `You get this mail at most once a day, and only when there is something to tell. ${settingsHint}`,
    unsubscribe: { label: 'No more daily mails', ...addresses },
  };
}
