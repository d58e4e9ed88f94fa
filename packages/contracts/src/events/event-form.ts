import { z } from 'zod';
import { distinctLines, line, text } from '../core/common.ts';
import { limits } from '../core/limits.ts';
import { timeZone } from '../profiles.ts';
import { eventPreset, joinPolicy } from './statuses.ts';
import { wholeNumber } from './whole-number.ts';

const people = (what: string) => wholeNumber(what, limits.eventTeamSize);

export const teamSizes = z.object({
  min: people('The smallest team'),
  preferred: people('The preferred size'),
  max: people('The largest team'),
});

export type TeamSizes = z.output<typeof teamSizes>;

const momentHint = 'Use a date and time like 2026-03-31T18:00:00Z';

/** Whether the year in UTC has four digits. There was no year 0, and PostgreSQL does not support it. */
function hasUsualYear(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

const moment = z.iso.datetime({ offset: true, error: momentHint }).max(40).refine(hasUsualYear, momentHint);

const emailDomain = line(limits.emailDomain.max, 3)
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Use a domain like school.edu');

const joinCode = line(limits.joinCode.max, limits.joinCode.min);

const eventFields = {
  title: line(limits.title.max, 3),
  description: text(limits.description.max, 1),
  startsAt: moment,
  endsAt: moment,
  /** Registration closes then. */
  deadline: moment,
  timeZone,
  /** '' for an event that is only online. */
  place: line(limits.eventPlace.max),
  online: z.boolean(),
  capacity: wholeNumber('Capacity', limits.eventCapacity),
  joinPolicy,
  /** With `domain`: who has a verified address at one of them, or below it, may register. */
  emailDomains: z.array(emailDomain).max(limits.emailDomains, `At most ${limits.emailDomains} domains`),
  /** Must be typed to register; null for none. */
  joinCode: joinCode.nullable(),
  teamSize: teamSizes,
  /** The roles from which participants choose. */
  roles: distinctLines(limits.eventRoles),
  /** Participants may propose projects until the deadline. */
  participantIdeas: z.boolean(),
};

export const newEvent = z.object({
  ...eventFields,
  place: eventFields.place.default(''),
  online: eventFields.online.default(false),
  joinPolicy: joinPolicy.default('anyone'),
  emailDomains: eventFields.emailDomains.default([]),
  joinCode: eventFields.joinCode.default(null),
  participantIdeas: eventFields.participantIdeas.default(true),
  /** Fills in the rules. */
  preset: eventPreset.default('hackathon'),
  /** Missing values are those of the preset. */
  teamSize: teamSizes.optional(),
  roles: eventFields.roles.optional(),
});

export type NewEvent = z.output<typeof newEvent>;

/** Missing fields stay unchanged. */
export const eventChanges = z
  .object(eventFields)
  .partial()
  /** The `version` that the form was filled from. If another organiser saved since then, the edit is rejected. */
  .extend({ version: z.number().int().min(1) });

export type EventChanges = z.output<typeof eventChanges>;
