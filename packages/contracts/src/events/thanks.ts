import { z } from 'zod';
import { id, isoDateTime, line, looseId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

/** Thanks between members of a team after the event. */
const thanksOfTeam = z.object({
  /** The caller can thank these members of their team. */
  members: z.array(
    z.object({
      userId: z.string(),
      username: z.string(),
      profilePicture: z.string().nullable(),
      /** What the caller wrote to them; null before. */
      given: z.string().nullable(),
    }),
  ),
  received: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      text: z.string(),
      /** The caller shows it on their profile. */
      isPublic: z.boolean(),
    }),
  ),
});

export type EventThanks = z.output<typeof thanksOfTeam>;

const certificate = z.object({
  code: z.string(),
  username: z.string(),
  event: z.object({
    slug: z.string(),
    title: z.string(),
    startsAt: isoDateTime,
    endsAt: isoDateTime,
    timeZone: z.string(),
    place: z.string(),
    online: z.boolean(),
  }),
  team: z.string(),
  project: z.string(),
  roles: z.array(z.string()),
  organisers: z.array(z.string()),
  issuedAt: isoDateTime,
});

export type Certificate = z.output<typeof certificate>;

/** `code` is null before the certificate is issued. */
const ownCertificate = z.object({ canIssue: z.boolean(), code: z.string().nullable() });

const params = z.object({ id });

export const eventThanks = {
  thanks: endpoint({
    method: 'GET',
    path: '/api/events/:id/thanks',
    access: 'user',
    summary:
      'List the members of your team that you can thank after the event, and the thanks that you received',
    params,
    response: thanksOfTeam,
  }),
  thank: endpoint({
    method: 'POST',
    path: '/api/events/:id/thanks',
    access: 'user',
    summary: 'Thank a member of your team, once for each event',
    params,
    body: z.object({ userId: looseId, text: line(limits.thanks.max, 1) }),
    status: 201,
    response: thanksOfTeam,
  }),
  showThanks: endpoint({
    method: 'PUT',
    path: '/api/events/:id/thanks/:thanksId',
    access: 'user',
    summary: 'Show thanks that you received on your profile, or hide them',
    params: z.object({ id, thanksId: id }),
    body: z.object({ isPublic: z.boolean() }),
    response: thanksOfTeam,
  }),
  thanksOf: endpoint({
    method: 'GET',
    path: '/api/people/:id/thanks',
    access: 'anyone',
    summary: 'List the thanks that a user shows on their profile',
    params,
    response: z.object({
      thanks: z.array(
        z.object({
          id: z.string(),
          username: z.string(),
          text: z.string(),
          event: z.object({ slug: z.string(), title: z.string() }),
        }),
      ),
    }),
  }),
  ownCertificate: endpoint({
    method: 'GET',
    path: '/api/events/:id/certificate',
    access: 'user',
    summary: 'Get whether you can have a certificate of an event, and its code',
    params,
    response: ownCertificate,
  }),
  issueCertificate: endpoint({
    method: 'POST',
    path: '/api/events/:id/certificate',
    access: 'user',
    summary: 'Issue your certificate; everyone who knows its address can read it',
    params,
    response: ownCertificate,
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/api/certificates/:code',
    access: 'anyone',
    summary: 'Get a certificate, to print or to verify it',
    params: z.object({ code: line(40) }),
    response: certificate,
  }),
} as const;
