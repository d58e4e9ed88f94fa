import { z } from 'zod';

const preferenceChoices = ['must', 'flexible', 'ignore'] as const;

const preference = z.enum(preferenceChoices);

/** A user's preferences for recommended projects: must-have, flexible or ignored. */
export const preferences = z.object({
  skills: preference,
  hours: preference,
  timeZone: preference,
  interests: preference,
});

export type Preferences = z.output<typeof preferences>;

export const flexible: Preferences = {
  skills: 'flexible',
  hours: 'flexible',
  timeZone: 'flexible',
  interests: 'flexible',
};
