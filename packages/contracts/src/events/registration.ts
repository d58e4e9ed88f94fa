import { z } from 'zod';
import { done, id, isoDateTime, line, looseId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { participantStatus } from './statuses.ts';

/** How well a participant knows a role: 1 is learning it, 2 has done it, 3 leads it. */
export const participantRole = z.object({
  role: line(limits.tag.max, 1),
  level: z
    .number()
    .int('A level is a whole number')
    .min(1, 'Choose a level')
    .max(3, 'The highest level is 3'),
});

/** ISO 639: `en`, `pt`, `gsw`. */
const language = z.string().regex(/^[a-z]{2,3}$/, 'Use a language code like en');

/** `value` is an option of a choice, a number from 1 to 5 for a scale, or a text. */
const answer = z.object({ questionId: looseId, value: line(limits.answer.max, 1) });

const registrationFields = {
  roles: z
    .array(participantRole)
    .min(1, 'Choose at least one role')
    .max(limits.participantRoles, `At most ${limits.participantRoles} roles`),
  /** Experience from 0 (first time) to 4 (expert). Only organisers and the forming of teams use it. */
  experience: z.number().int('Experience is a whole number').min(0, 'At least 0').max(4, 'At most 4'),
  languages: z
    .array(language)
    .min(1, 'Choose at least one language')
    .max(limits.participantLanguages, `At most ${limits.participantLanguages} languages`),
  /** For questions of the event; a missing one is not answered. */
  answers: z.array(answer).max(limits.eventQuestions),
  /** Ids of project ideas, the best first. */
  wishes: z.array(looseId).max(limits.participantWishes, `At most ${limits.participantWishes} wishes`),
};

export const newRegistration = z.object({
  ...registrationFields,
  experience: registrationFields.experience.default(1),
  answers: registrationFields.answers.default([]),
  wishes: registrationFields.wishes.default([]),
  /** The join code, if the event has one. */
  code: line(limits.joinCode.max).optional(),
  /** From the link for late-comers, after the publication. */
  lateCode: line(64).optional(),
  /** From the invitation link of a friend in the event. */
  friendCode: line(64).optional(),
});

export type NewRegistration = z.output<typeof newRegistration>;

/** Missing fields stay unchanged. */
export const registrationChanges = z.object(registrationFields).partial();

export type RegistrationChanges = z.output<typeof registrationChanges>;

/** The reader's own registration. No other participant sees it. */
export const participation = z.object({
  id: z.string(),
  status: participantStatus,
  roles: z.array(participantRole),
  experience: z.number(),
  languages: z.array(z.string()),
  answers: z.array(z.object({ questionId: z.string(), value: z.string() })),
  wishes: z.array(z.string()),
  /** Users who opened the reader's invitation link, or whose link the reader opened. */
  friends: z.array(z.object({ participantId: z.string(), userId: z.string(), username: z.string() })),
  /** For the reader's own invitation link. */
  friendCode: z.string(),
  registeredAt: isoDateTime,
  /** From 1 on the waiting list; null for all others. */
  waitingPosition: z.number().nullable(),
  /** The organisers asked for a confirmation that is still missing. */
  confirmationWanted: z.boolean(),
  can: z.object({ edit: z.boolean(), confirm: z.boolean(), withdraw: z.boolean() }),
});

export type Participation = z.output<typeof participation>;

/** What a new registration starts with: from the profile, and from the row that the organisers imported. */
const registrationStart = z.object({
  roles: z.array(participantRole),
  experience: z.number(),
  languages: z.array(z.string()),
  answers: z.array(z.object({ questionId: z.string(), value: z.string() })),
  /** Confirmed skills of the profile, which forming uses. */
  skills: z.array(z.string()),
  hoursPerWeek: z.number().nullable(),
  /** The profile has weekly hours. Without them 08:00 to 22:00 is assumed. */
  hasAvailability: z.boolean(),
});

const params = z.object({ id });

export const eventRegistration = {
  registration: endpoint({
    method: 'GET',
    path: '/api/events/:id/registration',
    access: 'user',
    summary: 'Get your registration, or what a new one starts with',
    params,
    response: z.object({ registration: participation.nullable(), start: registrationStart.nullable() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/events/:id/registration',
    access: 'user',
    summary: 'Register for an event; without a free place you are on the waiting list',
    params,
    body: newRegistration,
    status: 201,
    response: participation,
  }),
  editRegistration: endpoint({
    method: 'PATCH',
    path: '/api/events/:id/registration',
    access: 'user',
    summary: 'Change your registration until teams are published; missing fields stay unchanged',
    params,
    body: registrationChanges,
    response: participation,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/events/:id/registration/confirm',
    access: 'user',
    summary: 'Confirm that you will take part; safe to repeat',
    params,
    response: participation,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/registration',
    access: 'user',
    summary: 'Withdraw from an event; the first participant of the waiting list gets the place',
    params,
    response: done,
  }),
  addFriend: endpoint({
    method: 'POST',
    path: '/api/events/:id/friends',
    access: 'user',
    summary: 'Become the friend of the participant whose invitation link you opened',
    params,
    body: z.object({ friendCode: line(64) }),
    response: participation,
  }),
  removeFriend: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/friends/:participantId',
    access: 'user',
    summary: 'Remove a friend; the other participant is not notified',
    params: z.object({ id, participantId: id }),
    response: participation,
  }),
} as const;
