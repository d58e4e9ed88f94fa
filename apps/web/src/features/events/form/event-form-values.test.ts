import { expect, test } from 'vitest';
import { eventFormCopy as copy } from '../../../copy/events/event-form.ts';
import { bodyOf, emptyEventForm, fieldOf, problemsOf, teamValuesAfter } from './event-form-values.ts';

const complete = {
  ...emptyEventForm('Europe/Helsinki'),
  title: ' Tide weekend ',
  description: 'Build things.',
  startsAt: '2026-12-05T10:00',
  endsAt: '2026-12-06T18:00',
  deadline: '2026-12-01T12:00',
  place: 'Harbour hall',
  capacity: '60',
};

test('a complete form has no problem, with the sizes and roles of the kind of event', () => {
  expect(problemsOf(complete)).toEqual({});
  const body = bodyOf(complete);
  expect(body).toMatchObject({ title: 'Tide weekend', startsAt: '2026-12-05T08:00:00.000Z', joinCode: null });
  expect(body).toMatchObject({ teamSize: { min: 3, preferred: 4, max: 5 } });
  expect(body.roles).toContain('Backend');
});

test('an event needs sizes and roles', () => {
  const empty = { ...complete, min: '', preferred: '', max: '', roles: [] };
  expect(Object.keys(problemsOf(empty)).sort()).toEqual(['max', 'min', 'preferred', 'roles']);
});

test('another kind of event replaces the sizes and roles that were filled in', () => {
  const { min, preferred, max, roles } = { ...complete, ...teamValuesAfter('course', complete) };
  expect([min, preferred, max]).toEqual(['4', '5', '6']);
  expect(roles).toContain('Writing');
  expect(teamValuesAfter('hackathon', { min, preferred, max, roles })).toMatchObject({ min: '3', max: '5' });
});

test('another kind of event keeps the sizes and roles that the organiser typed', () => {
  expect(teamValuesAfter('course', { ...complete, max: '9' })).toMatchObject({ min: '3', max: '9' });
  expect(teamValuesAfter('course', { ...complete, roles: ['Sailor'] })).toMatchObject({ roles: ['Sailor'] });
});

test('each wrong field has its own message', () => {
  const wrong = {
    ...complete,
    endsAt: '2026-12-05T09:00',
    deadline: '2027-01-01T00:00',
    place: '',
    capacity: '1.5',
    title: ' ',
    joinPolicy: 'domain' as const,
    min: '4',
    preferred: '3',
    max: '5',
  };
  expect(problemsOf(wrong)).toEqual({
    title: copy.required,
    endsAt: copy.endsFirst,
    deadline: copy.deadlineLate,
    place: copy.placeMissing,
    capacity: 'Enter a whole number from 2 to 10000.',
    emailDomains: copy.domainsMissing,
    preferred: copy.badSizes,
  });
  expect(problemsOf({ ...complete, capacity: '2', min: '3' })).toEqual({ capacity: copy.tooFewPlaces });
  expect(problemsOf({ ...complete, capacity: '3', min: '3' })).toEqual({});
  expect(problemsOf({ ...complete, startsAt: '' })).toEqual({ startsAt: copy.badTime });
});

test('fields of the server lead to fields of the form', () => {
  expect(fieldOf('emailDomains.1')).toBe('emailDomains');
  expect(fieldOf('teamSize.min')).toBe('min');
  expect(fieldOf('teamSize')).toBe('preferred');
  expect(fieldOf('version')).toBeUndefined();
});
