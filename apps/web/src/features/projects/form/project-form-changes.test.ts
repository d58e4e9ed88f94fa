import { expect, test } from 'vitest';
import { changesBetween, formValuesOf } from './project-form-changes.ts';

const project = {
  title: 'Tide mill',
  description: 'Plans.',
  technologies: ['Elm'],
  skills: ['Frontend'],
  teamSize: 5,
  responsibilities: 'Own it.',
  startDate: '2027-01-10',
  endDate: null,
  seats: [],
};

test('formValuesOf fills the form of a project, with a listed or a custom size', () => {
  expect(formValuesOf(project)).toMatchObject({
    teamSize: '5',
    customSize: '',
    startDate: '2027-01-10',
    endDate: '',
  });
  expect(formValuesOf({ ...project, teamSize: 6 })).toMatchObject({ teamSize: 'custom', customSize: '6' });
});

test('changesBetween returns only the differences', () => {
  expect(changesBetween({ a: 'x', tags: ['y'] }, { a: 'x', tags: ['y'] })).toEqual({});
  expect(changesBetween({ a: 'x', tags: ['y'] }, { a: 'x', tags: ['y', 'z'] })).toEqual({ tags: ['y', 'z'] });
  expect(changesBetween({ a: 'x', tags: ['y'] }, { a: '', tags: ['y'] })).toEqual({ a: '' });
});
