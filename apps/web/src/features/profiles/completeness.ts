import type { OwnUser } from '../../lib/api/own-user.ts';

type Told = Pick<
  OwnUser,
  'profilePicture' | 'bio' | 'workplace' | 'area' | 'school' | 'timeZone' | 'hoursPerWeek' | 'interests'
>;

type Part = 'picture' | 'bio' | 'workplace' | 'place' | 'timeZone' | 'hours' | 'interests' | 'skills';

export interface Completeness {
  /** 0–100. */
  readonly percent: number;
  readonly missing: readonly Part[];
}

/**
 * Returns how complete a profile is. All parts count equally; only skills that count for matching are
 * included.
 */
export function completenessOf(user: Told, skills: number): Completeness {
  const parts: Record<Part, boolean> = {
    picture: user.profilePicture !== null,
    bio: user.bio !== '',
    workplace: user.workplace !== '',
    place: user.area !== '' || user.school !== '',
    timeZone: user.timeZone !== null,
    hours: user.hoursPerWeek !== null,
    interests: user.interests.length > 0,
    skills: skills > 0,
  };
  const names: readonly Part[] = [
    'picture',
    'bio',
    'workplace',
    'place',
    'timeZone',
    'hours',
    'interests',
    'skills',
  ];
  const missing = names.filter((name) => !parts[name]);
  return { percent: Math.round(((names.length - missing.length) / names.length) * 100), missing };
}
