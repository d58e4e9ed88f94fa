import { z } from 'zod';
import { email, newPassword, username } from './accounts/accounts.ts';
import { goal } from './accounts/goals.ts';
import { preferences } from './accounts/preferences.ts';
import { ownUserAnswer } from './accounts/users.ts';
import { goalNames } from './core/choices.ts';
import { id, line, tags, text } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';
import { limits } from './core/limits.ts';

/** Any IANA name including aliases: browsers report names that are not in the list of canonical names. */
function isTimeZone(value: string): boolean {
  try {
    return /^[A-Za-z]/.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}

export const timeZone = z.string().max(64).refine(isTimeZone, 'Please choose a known time zone');

/** 42 hex digits, one bit per hour from Monday 00:00. A week without hours is stored as none. */
const availability = z
  .string()
  .regex(/^[0-9a-f]{42}$/, 'Please send the 168 hours of a week as 42 hex digits')
  .transform((week) => (/[^0]/.test(week) ? week : null));

/** Only changed fields are sent. `Bio` is the specification's spelling of `bio`. */
export const profileChanges = z.object({
  username: username.optional(),
  email: email.optional(),
  password: newPassword.optional(),
  currentPassword: z.string().max(1024).optional(),
  workplace: line(limits.workplace.max).optional(),
  bio: text(limits.bio.max).optional(),
  Bio: text(limits.bio.max).optional(),
  area: line(limits.area.max).optional(),
  school: line(limits.school.max).optional(),
  timeZone: timeZone.nullable().optional(),
  hoursPerWeek: z
    .number()
    .int('Hours a week are a whole number')
    .min(limits.hoursPerWeek.min, `At least ${limits.hoursPerWeek.min} hour a week`)
    .max(limits.hoursPerWeek.max, `At most ${limits.hoursPerWeek.max} hours a week`)
    .nullable()
    .optional(),
  availability: availability.nullable().optional(),
  goals: z
    .array(goal)
    .max(goalNames.length)
    .transform((goals) => goalNames.filter((name) => goals.includes(name)))
    .optional(),
  interests: tags().optional(),
  roles: tags().optional(),
  openToCollaborate: z.boolean().optional(),
  /** Shows the user and their projects on Nearby. */
  nearby: z.boolean().optional(),
  /**
   * Whether the site may learn from how the user reacts to recommendations; false also deletes the data so
   * far.
   */
  learning: z.boolean().optional(),
  /** Must-have, flexible or ignored, for recommended projects. */
  preferences: preferences.optional(),
  /** The address returned by an upload of the user, or null for none. */
  profilePicture: z.string().max(200).nullable().optional(),
});

export type ProfileChanges = z.output<typeof profileChanges>;

export const profiles = {
  update: endpoint({
    method: 'POST',
    path: '/api/user/update/:id',
    access: 'user',
    summary: 'Change your account and profile',
    params: z.object({ id }),
    body: profileChanges,
    response: ownUserAnswer,
  }),
} as const;
