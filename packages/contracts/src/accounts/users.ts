import { z } from 'zod';
import { isoDateTime } from '../core/common.ts';
import { goal } from './goals.ts';
import { preferences } from './preferences.ts';

/** The public data of a user; never contains an email address. */
export const publicUser = z.object({
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  isAdmin: z.boolean(),
  bio: z.string(),
  workplace: z.string(),
  area: z.string(),
  school: z.string(),
  /** The academic domain of a verified email address of that school. Only schools get such a domain. */
  schoolVerifiedBy: z.string().nullable(),
  /**
   * Another domain that spells the school's name, of a verified address. Anyone can register one, so it verifies
   * nothing.
   */
  schoolAddressAt: z.string().nullable(),
  timeZone: z.string().nullable(),
  hoursPerWeek: z.number().nullable(),
  interests: z.array(z.string()),
  roles: z.array(z.string()),
  /** What the user wants from a project. */
  goals: z.array(goal),
  openToCollaborate: z.boolean(),
  githubLogin: z.string().nullable(),
  createdAt: isoDateTime,
});

/**
 * A user's own account. `email` is empty if the code host provided none; `pendingEmail` replaces it after
 * confirmation.
 */
export const ownUser = publicUser.extend({
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  /** Whether the user and their projects are shown on Nearby. */
  nearby: z.boolean(),
  /** Whether the site may learn from how the user reacts to recommendations. */
  learning: z.boolean(),
  /**
   * The hours of a week in which the user is available, in their time zone: 42 hex digits, one bit per hour from Monday
   * 00:00. Null if the user gave none.
   */
  availability: z.string().nullable(),
  preferences,
  /** Access to the linked code host account; `lost` if the code host rejects it; null if none is linked. */
  githubAccess: z.enum(['full', 'public', 'lost']).nullable(),
});

export type OwnUser = z.infer<typeof ownUser>;

/** User fields at top level, plus the envelope defined by the specification. */
export const ownUserAnswer = ownUser.extend({
  success: z.literal(true),
  message: z.string(),
  user: ownUser,
});

/** The password was correct and an authenticator app is set up: `security.finishSignIn` takes its code. */
export const secondFactorWanted = z.object({
  success: z.literal(true),
  message: z.string(),
  secondFactor: z.literal('required'),
});

/** The response of a sign-in. */
export const signInAnswer = z.union([ownUserAnswer, secondFactorWanted]);

export type SignInAnswer = z.infer<typeof signInAnswer>;
export type OwnUserAnswer = z.infer<typeof ownUserAnswer>;
