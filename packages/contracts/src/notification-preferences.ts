import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type NotificationType, notificationTypes } from './notifications.ts';

/** Whether news come by mail at once, once a day with the rest, or not at all. */
export const mailChoices = ['now', 'digest', 'off'] as const;

export const notificationChoice = z.object({ inApp: z.boolean(), mail: z.enum(mailChoices) });

export type MailChoice = (typeof mailChoices)[number];
export type NotificationChoice = z.output<typeof notificationChoice>;
export type NotificationChoices = Record<NotificationType, NotificationChoice>;

/** Before anybody chooses: what waits for an answer or is one comes by mail at once, small news do not. */
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
};

/** They are answered in the list of notifications, so they always stand there. */
export const alwaysInApp: readonly NotificationType[] = ['join_request', 'invitation'];

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 22:00');

/** From one time of day to another, over midnight when `to` is earlier. */
export const quietHours = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to, { message: 'Choose two different times', path: ['to'] });

export type QuietHours = z.output<typeof quietHours>;

const ofType = (type: NotificationType) =>
  notificationChoice
    .refine(({ inApp }) => inApp || !alwaysInApp.includes(type), {
      message: 'These are answered in the list of notifications',
      path: ['inApp'],
    })
    .optional();

function everyType<Schema extends z.ZodType>(schemaOf: (type: NotificationType) => Schema) {
  const entries = notificationTypes.map((type) => [type, schemaOf(type)] as const);
  return z.object(Object.fromEntries(entries) as Record<NotificationType, Schema>);
}

/** Types that are not named, and quiet hours that are not given, stay as they are. */
export const preferenceChanges = z.object({
  types: everyType(ofType).optional(),
  quietHours: quietHours.nullable().optional(),
});

export type PreferenceChanges = z.output<typeof preferenceChanges>;

export const notificationPreferencesAnswer = z.object({
  types: everyType(() => notificationChoice),
  quietHours: quietHours.nullable(),
  /** Of the profile, or UTC while it names none. */
  timeZone: z.string(),
  timeZoneChosen: z.boolean(),
  /** Local time from which the daily mail is sent. */
  digestAt: z.string(),
  /** Mails go to verified addresses only. */
  mailVerified: z.boolean(),
});

export type NotificationPreferences = z.output<typeof notificationPreferencesAnswer>;

/** What a mail can be stopped for: news of one type, or the daily mail. */
export const mailScope = z.enum([...notificationTypes, 'digest']);

export type MailScope = z.infer<typeof mailScope>;

/** The signed token of a mail; it opens nothing else and does not end. */
const mailToken = z.object({ token: z.string().max(300) });

export const notificationPreferences = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/notification-preferences',
    access: 'user',
    summary: 'What one is told, how and when',
    response: notificationPreferencesAnswer,
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/user/notification-preferences',
    access: 'user',
    summary: 'Change what one is told, how and when; what is not named stays',
    body: preferenceChanges,
    response: notificationPreferencesAnswer,
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/api/notifications/subscription',
    access: 'anyone',
    summary: 'What the token of a mail would stop, and whether that comes by mail now; changes nothing',
    query: mailToken,
    response: z.object({ scope: mailScope, subscribed: z.boolean() }),
  }),
  /** For mail programs that follow the address of `List-Unsubscribe` in a browser. */
  unsubscribePage: endpoint({
    method: 'GET',
    path: '/api/notifications/unsubscribe',
    access: 'anyone',
    summary: 'Leads on to the page with the button; changes nothing',
    query: mailToken,
    status: 302,
    response: z.string(),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    access: 'anyone',
    summary: 'Stop the mails that the token of a mail is for, with one click (RFC 8058); safe to repeat',
    query: mailToken,
    response: z.object({ scope: mailScope, subscribed: z.boolean() }),
  }),
} as const;
