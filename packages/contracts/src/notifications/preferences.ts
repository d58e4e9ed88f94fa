import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { type NotificationType, notificationTypes } from './notifications.ts';

/** Whether notifications are sent by email immediately, once a day together, or not at all. */
export const mailChoices = ['now', 'digest', 'off'] as const;

export const notificationChoice = z.object({ inApp: z.boolean(), mail: z.enum(mailChoices) });

export type MailChoice = (typeof mailChoices)[number];
export type NotificationChoice = z.output<typeof notificationChoice>;
export type NotificationChoices = Record<NotificationType, NotificationChoice>;

/** Defaults: notifications that need an answer, and answers, are sent immediately; minor ones are not. */
export const defaultChoices: NotificationChoices = {
  join_request: { inApp: true, mail: 'now' },
  invitation: { inApp: true, mail: 'now' },
  request_accepted: { inApp: true, mail: 'now' },
  request_rejected: { inApp: true, mail: 'now' },
  request_expired: { inApp: true, mail: 'digest' },
  member_left: { inApp: true, mail: 'digest' },
  team_role: { inApp: true, mail: 'now' },
  project_archived: { inApp: true, mail: 'now' },
  mention: { inApp: true, mail: 'digest' },
  new_skill: { inApp: true, mail: 'off' },
  comment: { inApp: true, mail: 'off' },
  saved_search: { inApp: true, mail: 'digest' },
  weekly_matches: { inApp: true, mail: 'now' },
  event: { inApp: true, mail: 'now' },
  event_reminder: { inApp: true, mail: 'now' },
};

/** These need an answer in the list of notifications, so they cannot be turned off there. */
export const alwaysInApp: readonly NotificationType[] = ['join_request', 'invitation'];

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 22:00');

/** From one time of day to another; past midnight if `to` is earlier. */
export const quietHours = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to, { message: 'Choose two different times', path: ['to'] });

export type QuietHours = z.output<typeof quietHours>;

const ofType = (type: NotificationType) =>
  notificationChoice
    .refine(({ inApp }) => inApp || !alwaysInApp.includes(type), {
      message: 'This type must stay in the list of notifications, where it is answered',
      path: ['inApp'],
    })
    .optional();

function everyType<Schema extends z.ZodType>(schemaOf: (type: NotificationType) => Schema) {
  const entries = notificationTypes.map((type) => [type, schemaOf(type)] as const);
  return z.object(Object.fromEntries(entries) as Record<NotificationType, Schema>);
}

/** Types that are not given, and missing quiet hours, stay unchanged. */
export const preferenceChanges = z.object({
  types: everyType(ofType).optional(),
  quietHours: quietHours.nullable().optional(),
});

export type PreferenceChanges = z.output<typeof preferenceChanges>;

export const notificationPreferencesAnswer = z.object({
  types: everyType(() => notificationChoice),
  quietHours: quietHours.nullable(),
  /** The profile's time zone, or UTC if there is none. */
  timeZone: z.string(),
  timeZoneChosen: z.boolean(),
  /** Local time from which the daily email is sent. */
  digestAt: z.string(),
  /** Emails are sent only to verified addresses. */
  mailVerified: z.boolean(),
});

export type NotificationPreferences = z.output<typeof notificationPreferencesAnswer>;

/** What an email's link unsubscribes from: one type of notification, or the daily email. */
export const mailScope = z.enum([...notificationTypes, 'digest']);

export type MailScope = z.infer<typeof mailScope>;

/** The signed token of an email. It gives no other access and does not expire. */
const mailToken = z.object({ token: z.string().max(300) });

export const notificationPreferences = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/notification-preferences',
    access: 'user',
    summary: 'Get your notification settings',
    response: notificationPreferencesAnswer,
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/user/notification-preferences',
    access: 'user',
    summary: 'Change your notification settings; missing fields stay unchanged',
    body: preferenceChanges,
    response: notificationPreferencesAnswer,
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/api/notifications/subscription',
    access: 'anyone',
    summary: 'Get what the token of an email unsubscribes from, and whether it is sent now; changes nothing',
    query: mailToken,
    response: z.object({ scope: mailScope, subscribed: z.boolean() }),
  }),
  /** For mail programs that open the address of `List-Unsubscribe` in a browser. */
  unsubscribePage: endpoint({
    method: 'GET',
    path: '/api/notifications/unsubscribe',
    access: 'anyone',
    summary: 'Redirect to the unsubscribe page; changes nothing',
    query: mailToken,
    status: 302,
    response: z.string(),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    access: 'anyone',
    summary: 'Unsubscribe from the emails of a token with one click (RFC 8058); safe to repeat',
    query: mailToken,
    response: z.object({ scope: mailScope, subscribed: z.boolean() }),
  }),
} as const;
