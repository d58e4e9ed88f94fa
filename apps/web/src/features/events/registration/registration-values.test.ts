import { expect, test } from 'vitest';
import { registrationCopy as copy } from '../../../copy/events/registration.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import {
  bodyOf,
  fittingValues,
  missingFields,
  type RegistrationValues,
  serverErrors,
} from './registration-values.ts';

const question = { kind: 'text', label: 'Diet', options: [], visibility: 'organisers_only' } as const;
const questions = [
  { ...question, id: 'diet', options: [], required: true },
  { ...question, id: 'shirt', options: [], required: false },
];
const emptyRegistration: RegistrationValues = {
  roles: [],
  experience: 1,
  languages: [],
  answers: {},
  wishes: [],
  code: '',
};

const complete = { ...emptyRegistration, roles: [{ role: 'Design', level: 2 }], languages: ['en'] };

test('names each missing field, and a required answer of spaces', () => {
  const values = { ...emptyRegistration, answers: { diet: '  ' } };
  expect(missingFields(values, { event: { questions, needsCode: true }, isNew: true })).toEqual({
    roles: copy.roles.missing,
    languages: copy.languages.missing,
    diet: copy.questions.missing,
    code: copy.code.missing,
  });
});

test('asks for no code when a registration is changed', () => {
  const scope = { event: { questions: [], needsCode: true }, isNew: false };
  expect(missingFields(complete, scope)).toEqual({});
});

test('sends trimmed answers in the order of the questions, and no empty ones', () => {
  const values = { ...complete, answers: { shirt: ' M ', diet: '' } };
  expect(bodyOf(values, { questions }).answers).toEqual([{ questionId: 'shirt', value: 'M' }]);
});

test('leaves out roles, projects and answers that the event no longer has', () => {
  const event = { roles: ['Backend'], ideas: [], questions } as unknown as Parameters<
    typeof fittingValues
  >[1];
  const values = { ...complete, wishes: ['gone'], answers: { gone: 'x', diet: 'none' } };
  expect(fittingValues(values, event)).toEqual({
    ...complete,
    roles: [],
    wishes: [],
    answers: { diet: 'none' },
  });
});

test("shows the server's message at the question that was answered", () => {
  const fields = { 'answers.1': 'Choose one of the options', 'roles.0': 'Choose a role', id: 'no field' };
  const error = new ApiError('Invalid', { status: 400, code: 'invalid', fields });
  expect(serverErrors(error, [{ questionId: 'diet' }, { questionId: 'shirt' }])).toEqual({
    shirt: 'Choose one of the options',
    roles: 'Choose a role',
  });
});
