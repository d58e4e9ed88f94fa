import { flexible } from '@teamwright/contracts/accounts/preferences.ts';
import { describe, expect, test } from 'vitest';
import type { OwnUser } from '../../lib/api/own-user.ts';
import { isPasswordRequired, profileChanges, profileValues } from './profile-values.ts';

const user: OwnUser = {
  _id: 'u1',
  id: 'u1',
  username: 'quiet-heron',
  email: 'quiet-heron@example.org',
  emailVerified: true,
  pendingEmail: null,
  profilePicture: null,
  isAdmin: false,
  bio: 'Offline first.',
  workplace: '',
  area: 'Lisbon',
  school: '',
  timeZone: 'Europe/Lisbon',
  hoursPerWeek: 8,
  interests: ['sailing'],
  roles: [],
  goals: [],
  availability: null,
  openToCollaborate: true,
  schoolVerifiedBy: null,
  schoolAddressAt: null,
  nearby: false,
  learning: true,
  preferences: flexible,
  githubLogin: null,
  githubAccess: null,
  createdAt: '2026-01-01T00:00:00Z',
};

function changesOf(changes: Partial<ReturnType<typeof profileValues>>) {
  return profileChanges(user, { ...profileValues(user), ...changes });
}

describe('profileChanges', () => {
  test('is empty if nothing changed', () => {
    expect(changesOf({})).toEqual({});
    expect(changesOf({ workplace: '  ', area: ' Lisbon ' })).toEqual({});
  });

  test('contains only the changes, in the shapes of the contract', () => {
    expect(
      changesOf({
        workplace: ' Harbour Institute ',
        timeZone: '',
        availability: 'f'.repeat(42),
        hoursPerWeek: '',
        interests: [],
      }),
    ).toEqual({
      workplace: 'Harbour Institute',
      timeZone: null,
      availability: 'f'.repeat(42),
      hoursPerWeek: null,
      interests: [],
    });
    expect(changesOf({ hoursPerWeek: '12', openToCollaborate: false })).toEqual({
      hoursPerWeek: 12,
      openToCollaborate: false,
    });
  });

  test('sends a password as typed, with the current password', () => {
    expect(changesOf({ password: '  spaces count  ', currentPassword: 'old' })).toEqual({
      password: '  spaces count  ',
      currentPassword: 'old',
    });
  });

  test('never sends the current password alone', () => {
    expect(changesOf({ currentPassword: 'old', bio: 'New.' })).toEqual({ bio: 'New.' });
  });
});

describe('isPasswordRequired', () => {
  test('is true for a new address or a new password', () => {
    expect(isPasswordRequired(user, { email: user.email, password: '' })).toBe(false);
    expect(isPasswordRequired(user, { email: 'other@example.org', password: '' })).toBe(true);
    expect(isPasswordRequired(user, { email: user.email, password: 'new' })).toBe(true);
  });
});
