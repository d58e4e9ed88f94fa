import { describe, expect, test } from 'vitest';
import {
  emptyFields,
  emptyProjectForm,
  formProblem,
  isBlank,
  type ProjectFormValues,
  teamSizeOf,
} from './project-form-values.ts';

const complete: ProjectFormValues = {
  title: 'Tidewater',
  description: 'A logbook for small harbours.',
  technologies: ['React'],
  skills: ['Frontend'],
  teamSize: '3',
  customSize: '',
  responsibilities: 'Own the sync layer.',
  startDate: '2026-11-16',
  endDate: '2027-02-28',
  advertisement: '',
  dismissedSkills: [],
  seats: [],
};

const fillAll = 'Please fill in all fields.';

describe('formProblem', () => {
  test('returns nothing for a complete form', () => {
    expect(formProblem(complete)).toBeUndefined();
    expect(formProblem({ ...complete, endDate: complete.startDate })).toBeUndefined();
    expect(formProblem({ ...complete, teamSize: 'custom', customSize: '50' })).toBeUndefined();
  });

  test.each([
    [{ title: '  ' }, 'title'],
    [{ description: '' }, 'description'],
    [{ technologies: [] }, 'technologies'],
    [{ skills: [] }, 'skills'],
    [{ teamSize: '' }, 'teamSize'],
    [{ teamSize: 'custom', customSize: ' ' }, 'customSize'],
    [{ responsibilities: '\n' }, 'responsibilities'],
    [{ startDate: '' }, 'startDate'],
    [{ endDate: '' }, 'endDate'],
  ])('reports missing fields in %j', (changes, field) => {
    expect(formProblem({ ...complete, ...changes })).toEqual({ field, message: fillAll });
  });

  test('lets fields stay empty that were empty before an edit, as those of a team of an event', () => {
    const dates = { startDate: '', endDate: '' };
    const before = { ...complete, ...dates, technologies: [], skills: [], responsibilities: '' };
    const edited = { ...before, description: 'A logbook for all harbours.' };
    expect(formProblem(edited, before)).toBeUndefined();
    expect(emptyFields(edited, before)).toEqual([]);
    expect(formProblem({ ...edited, startDate: '2026-12-01' }, before)).toBeUndefined();
    expect(formProblem({ ...edited, title: '' }, before)).toEqual({ field: 'title', message: fillAll });
    expect(formProblem({ ...complete, skills: [] }, complete)).toEqual({ field: 'skills', message: fillAll });
    expect(formProblem({ ...edited, teamSize: 'custom', customSize: '' }, before)?.field).toBe('customSize');
    expect(formProblem({ ...edited, startDate: '2026-12-02', endDate: '2026-12-01' }, before)).toEqual({
      field: 'endDate',
      message: 'End date must be after the start date.',
    });
  });

  test('starts with the first field of the form', () => {
    expect(formProblem(emptyProjectForm)?.field).toBe('title');
  });

  test('reports every missing field, and recognises an untouched form', () => {
    expect(isBlank(emptyProjectForm)).toBe(true);
    expect(isBlank({ ...emptyProjectForm, skills: ['Go'] })).toBe(false);
    expect(emptyFields(complete)).toEqual([]);
    expect(emptyFields({ ...complete, title: '', teamSize: 'custom' })).toEqual(['title', 'customSize']);
  });

  test('rejects an end before the start', () => {
    expect(formProblem({ ...complete, endDate: '2026-11-15' })).toEqual({
      field: 'endDate',
      message: 'End date must be after the start date.',
    });
  });

  test.each(['0', '51', '2.5', 'many'])('refuses a team of %s', (customSize) => {
    expect(formProblem({ ...complete, teamSize: 'custom', customSize })?.field).toBe('customSize');
  });
});

describe('teamSizeOf', () => {
  test('returns the chosen size, listed or custom', () => {
    expect(teamSizeOf(complete)).toBe(3);
    expect(teamSizeOf({ ...complete, teamSize: 'custom', customSize: ' 12 ' })).toBe(12);
  });

  test.each(['', '0', '51', '2.5', 'many'])('knows none before there is one: %j', (customSize) => {
    expect(teamSizeOf({ ...complete, teamSize: 'custom', customSize })).toBeUndefined();
  });

  test('returns undefined for an untouched form', () => expect(teamSizeOf(emptyProjectForm)).toBeUndefined());
});
