import { z } from 'zod';
import { isoDateTime } from './common.ts';
import { preferences } from './preferences.ts';

/** What anyone may see of a person. Never an e-mail address. */
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
  /** The domain of a proved mail address of that school; null when none is proved. */
  schoolVerifiedBy: z.string().nullable(),
  timeZone: z.string().nullable(),
  hoursPerWeek: z.number().nullable(),
  interests: z.array(z.string()),
  roles: z.array(z.string()),
  openToCollaborate: z.boolean(),
  githubLogin: z.string().nullable(),
  createdAt: isoDateTime,
});

/**
 * A person's own account. `email` is empty for who came over a code host that showed none; `pendingEmail` waits
 * to be confirmed in place of it.
 */
export const ownUser = publicUser.extend({
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  /** Whether this person and their projects are shown on Nearby. */
  nearby: z.boolean(),
  /** Whether the site may learn from what this person does with recommendations. */
  learning: z.boolean(),
  preferences,
  /** What the linked code-host account lets us read; `lost` once the code host refuses us; null when none is linked. */
  githubAccess: z.enum(['full', 'public', 'lost']).nullable(),
});

export type PublicUser = z.infer<typeof publicUser>;
export type OwnUser = z.infer<typeof ownUser>;

/** User fields at top level plus the envelope that clients of the specification read. */
export const ownUserAnswer = ownUser.extend({
  success: z.literal(true),
  message: z.string(),
  user: ownUser,
});

/** The password was right, and an authenticator app is set up: `security.finishSignIn` takes its code. */
export const secondFactorWanted = z.object({
  success: z.literal(true),
  message: z.string(),
  secondFactor: z.literal('required'),
});

/** What a sign-in returns. */
export const signInAnswer = z.union([ownUserAnswer, secondFactorWanted]);

export type SignInAnswer = z.infer<typeof signInAnswer>;
export type OwnUserAnswer = z.infer<typeof ownUserAnswer>;
