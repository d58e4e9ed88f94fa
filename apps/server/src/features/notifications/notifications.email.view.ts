import type { NotificationType, ProposedProject } from '@teamwright/contracts/notifications/notifications.ts';
import type { MailScope } from '@teamwright/contracts/notifications/preferences.ts';
import type { EmailContent } from '../mail/mail.service.ts';
import { isRequestNotification } from './notifications.policy.ts';
import type { NotificationRow } from './notifications.repository.ts';

type News = Pick<
  NotificationRow,
  | 'type'
  | 'message'
  | 'messageSeq'
  | 'projects'
  | 'note'
  | 'projectId'
  | 'projectTitle'
  | 'projectSlug'
  | 'eventSlug'
>;
type Action = NonNullable<EmailContent['action']>;
type Section = NonNullable<EmailContent['sections']>[number];
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
  saved_search: 'new projects in your saved searches',
  weekly_matches: 'new projects that fit you',
  event: 'news about your events',
  event_reminder: 'reminders before your events',
};

/** Types that propose projects. A digest with one of them also has the link that stops only this type. */
const proposingTypes = ['saved_search', 'weekly_matches'] as const;

const settingsHint = 'You can change your notification settings on this site.';

/** The email about a single notification. */
export function notificationEmail(news: News, siteUrl: string, addresses: Addresses): EmailContent {
  return {
    subject: news.message,
    heading: news.message,
    paragraphs: isRequestNotification(news.type) && news.note ? [`Their note: “${news.note}”`] : [],
    ...(news.projects && { sections: [{ title: 'Projects', lines: projectLines(news.projects, siteUrl) }] }),
    action: actionOf(news, siteUrl),
    note: `${reasonFor(news.type)} ${settingsHint}`,
    unsubscribe: { label: stopLabel(news.type), ...addresses },
  };
}

function reasonFor(type: NotificationType): string {
  return type === 'weekly_matches'
    ? 'You receive this email at most once a week, and only if new projects fit you.'
    : `You receive this email because you chose immediate emails about ${topics[type]}.`;
}

function stopLabel(type: NotificationType): string {
  return `Stop emails about ${topics[type]}`;
}

function projectLines(projects: readonly ProposedProject[], siteUrl: string): Section['lines'] {
  return projects.map(({ slug, title, reason }) => ({
    text: reason === '' ? title : `${title}: ${reason}`,
    url: projectUrl(slug, siteUrl),
  }));
}

function projectUrl(slug: string, siteUrl: string): string {
  return `${siteUrl}/project/${encodeURIComponent(slug)}`;
}

/** The action and its link for one notification, in its own email and in its line of a digest. */
function actionOf({ type, messageSeq, projectId, projectSlug, eventSlug }: News, siteUrl: string): Action {
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
  if (eventSlug) return { label: 'See the event', url: `${siteUrl}/events/${encodeURIComponent(eventSlug)}` };
  if (projectSlug) return { label: 'See the project', url: projectUrl(projectSlug, siteUrl) };
  if (type === 'saved_search') return { label: 'See your saved searches', url: `${siteUrl}/saved-searches` };
  if (type === 'weekly_matches') return { label: 'See all recommendations', url: siteUrl };
  return { label: 'See your notifications', url: `${siteUrl}/notifications` };
}

/** Maximum lines of one digest. Further notifications are only counted. */
const maxLines = 40;

/**
 * The email with all notifications that are unread since the last digest, grouped by project.
 * @param addressesOf the unsubscribe links of a scope
 */
export function digestEmail(
  news: readonly News[],
  siteUrl: string,
  addressesOf: (scope: MailScope) => Addresses,
): EmailContent {
  const count = news.length === 1 ? '1 notification' : `${news.length} notifications`;
  const shown = Map.groupBy(news.slice(0, maxLines), ({ projectId }) => projectId);
  const sections = [...shown.values()].map((ofProject) => ({
    title: ofProject[0]?.projectTitle ?? 'About you',
    lines: ofProject.flatMap((one) => [
      { text: one.message, url: actionOf(one, siteUrl).url },
      ...projectLines(one.projects ?? [], siteUrl),
    ]),
  }));
  const proposing = proposingTypes.filter((type) => news.some((one) => one.type === type));
  const stops = proposing.map((type) => ({ text: stopLabel(type), url: addressesOf(type).url }));
  const rest = news.length - maxLines;
  return {
    subject: `Your daily summary from Teamwright: ${count}`,
    heading: 'Your unread notifications',
    paragraphs: rest > 0 ? [`These are the first ${maxLines} of ${news.length}.`] : [],
    sections: stops.length === 0 ? sections : [...sections, { title: 'Fewer emails', lines: stops }],
    action: { label: 'See your notifications', url: `${siteUrl}/notifications` },
    note: `You receive this email at most once a day, and only if you have unread notifications. ${settingsHint}`,
    unsubscribe: { label: 'Stop daily emails', ...addressesOf('digest') },
  };
}
