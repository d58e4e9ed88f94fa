import { shownSchoolDomain } from '@teamwright/contracts/accounts/academic-domains.ts';
import { flexible } from '@teamwright/contracts/accounts/preferences.ts';
import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import type { AccountRow } from './accounts.repository.ts';

/** The user's own account as in the contract. */
export function ownUser(row: AccountRow): OwnUser {
  return {
    _id: row.id,
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerified: row.emailVerified,
    pendingEmail: row.pendingEmail,
    githubAccess: row.githubScope && (row.githubAccess ? row.githubScope : 'lost'),
    profilePicture: row.profilePicture,
    isAdmin: row.isAdmin,
    bio: row.bio ?? '',
    workplace: row.workplace ?? '',
    area: row.area ?? '',
    school: row.school ?? '',
    ...shownSchoolDomain(row.schoolDomain),
    nearby: row.nearby ?? false,
    learning: row.learning ?? true,
    preferences: row.preferences ?? flexible,
    timeZone: row.timeZone,
    hoursPerWeek: row.hoursPerWeek,
    availability: row.availability,
    interests: row.interests ?? [],
    roles: row.roles ?? [],
    goals: row.goals ?? [],
    openToCollaborate: row.openToCollaborate ?? true,
    githubLogin: row.githubLogin,
    createdAt: row.createdAt.toISOString(),
  };
}
