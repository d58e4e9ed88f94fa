import type { CallArguments } from '../../lib/api/api.ts';
import type { OwnUser } from '../../lib/api/own-user.ts';
import type { ProfileSection } from '../../paths.ts';

type ProfileChanges = NonNullable<NonNullable<CallArguments<'profiles.update'>[0]>['body']>;

/** The profile form as typed. */
export interface ProfileValues {
  username: string;
  email: string;
  password: string;
  currentPassword: string;
  workplace: string;
  bio: string;
  area: string;
  school: string;
  /** An IANA name, or '' for none. */
  timeZone: string;
  /** The hours of a week as in the contract, or '' for none. */
  availability: string;
  hoursPerWeek: string;
  goals: OwnUser['goals'];
  interests: readonly string[];
  roles: readonly string[];
  openToCollaborate: boolean;
}

/** The section that has a field. */
export function sectionOf(field: keyof ProfileValues): ProfileSection {
  if (field === 'timeZone' || field === 'availability' || field === 'hoursPerWeek') return 'availability';
  const isAccount =
    field === 'username' || field === 'email' || field === 'password' || field === 'currentPassword';
  return isAccount ? 'account' : 'about';
}

/** The fields that show the server's validation errors. */
export const profileFields = [
  'username',
  'email',
  'password',
  'currentPassword',
  'workplace',
  'bio',
  'area',
  'school',
  'timeZone',
  'availability',
  'hoursPerWeek',
  'interests',
  'roles',
] as const satisfies readonly (keyof ProfileValues)[];

export function profileValues(user: OwnUser): ProfileValues {
  const { username, email, workplace, bio, area, school, interests, roles, openToCollaborate } = user;
  return {
    username,
    email,
    password: '',
    currentPassword: '',
    workplace,
    bio,
    area,
    school,
    timeZone: user.timeZone ?? '',
    availability: user.availability ?? '',
    hoursPerWeek: user.hoursPerWeek?.toString() ?? '',
    goals: user.goals,
    interests,
    roles,
    openToCollaborate,
  };
}

const trimmed = ['username', 'email', 'workplace', 'bio', 'area', 'school'] as const;

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, index) => tag === other[index]);
}

/**
 * Returns only the differences to the stored profile, in the shapes of the contract. Passwords are sent as
 * typed.
 */
export function profileChanges(user: OwnUser, values: ProfileValues): ProfileChanges {
  const before = profileValues(user);
  const changes: ProfileChanges = {};
  for (const name of trimmed) {
    const value = values[name].trim();
    if (value !== before[name]) changes[name] = value;
  }
  if (values.password.trim() !== '') changes.password = values.password;
  if (values.timeZone !== before.timeZone) changes.timeZone = values.timeZone || null;
  if (values.availability !== before.availability) changes.availability = values.availability || null;
  if (values.hoursPerWeek.trim() !== before.hoursPerWeek) {
    changes.hoursPerWeek = values.hoursPerWeek.trim() === '' ? null : Number(values.hoursPerWeek);
  }
  if (!sameTags([...values.goals].sort(), [...before.goals].sort())) changes.goals = values.goals;
  if (!sameTags(values.interests, before.interests)) changes.interests = [...values.interests];
  if (!sameTags(values.roles, before.roles)) changes.roles = [...values.roles];
  if (values.openToCollaborate !== before.openToCollaborate)
    changes.openToCollaborate = values.openToCollaborate;
  if (isPasswordRequired(user, values) && values.currentPassword !== '')
    changes.currentPassword = values.currentPassword;
  return changes;
}

/** Whether the current password is needed: for a new email address or password. */
export function isPasswordRequired(
  user: OwnUser,
  { email, password }: Pick<ProfileValues, 'email' | 'password'>,
): boolean {
  return email.trim() !== user.email || password.trim() !== '';
}
