import { z } from 'zod';
import { isoDateTime } from '../core/common.ts';
import { teamSizes } from './event-form.ts';
import { eventIdea } from './ideas.ts';
import { eventQuestion } from './questions.ts';
import { eventPreset, eventStatus, joinPolicy, organiserRole, participantStatus } from './statuses.ts';

/** How the reader is related to the event. */
export const eventViewer = z.object({
  organiser: organiserRole.nullable(),
  participant: participantStatus.nullable(),
  /** Why the reader cannot register; null if they can, or have done so. */
  notAllowed: z.enum(['closed', 'deadline', 'domain', 'list']).nullable(),
  can: z.object({
    edit: z.boolean(),
    open: z.boolean(),
    close: z.boolean(),
    cancel: z.boolean(),
    remove: z.boolean(),
    manageOrganisers: z.boolean(),
    register: z.boolean(),
    proposeIdea: z.boolean(),
    archive: z.boolean(),
    /** Form, publish and delete versions of the teams. */
    form: z.boolean(),
    removeParticipant: z.boolean(),
  }),
});

export type EventViewer = z.output<typeof eventViewer>;

export const eventCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  startsAt: isoDateTime,
  endsAt: isoDateTime,
  deadline: isoDateTime,
  timeZone: z.string(),
  place: z.string(),
  online: z.boolean(),
  status: eventStatus,
  capacity: z.number(),
  /** Participants who have a place. */
  participants: z.number(),
  waiting: z.number(),
});

export type EventCard = z.output<typeof eventCard>;

export const eventPage = eventCard.extend({
  description: z.string(),
  preset: eventPreset,
  joinPolicy,
  emailDomains: z.array(z.string()),
  /** A code must be typed to register. */
  needsCode: z.boolean(),
  teamSize: teamSizes,
  roles: z.array(z.string()),
  organisers: z.array(
    z.object({
      userId: z.string(),
      username: z.string(),
      profilePicture: z.string().nullable(),
      role: organiserRole,
    }),
  ),
  questions: z.array(eventQuestion),
  ideas: z.array(eventIdea),
  cancelReason: z.string(),
  participantIdeas: z.boolean(),
  /** Lists no longer show it. */
  isArchived: z.boolean(),
  /** Null for guests. */
  viewer: eventViewer.nullable(),
});

export type EventPage = z.output<typeof eventPage>;

/** What only organisers read about their event. */
export const eventDesk = z.object({
  event: eventPage,
  version: z.number(),
  joinCode: z.string().nullable(),
  /** Imported addresses. With the policy `list` they decide who may register. */
  invitees: z.number(),
  /** When participants were last asked to confirm. */
  confirmationAskedAt: isoDateTime.nullable(),
  /** Increases with every change of the questions. */
  questionsVersion: z.number(),
});

export type EventDesk = z.output<typeof eventDesk>;
