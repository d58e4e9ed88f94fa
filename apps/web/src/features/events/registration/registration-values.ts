import { limits } from '@teamwright/contracts/core/limits.ts';
import { registrationCopy as copy } from '../../../copy/events/registration.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { fill } from '../../../texts.ts';
import type { EventPage, Participation, RegistrationStart } from '../events.queries.ts';

export interface RegistrationValues {
  roles: Participation['roles'];
  experience: number;
  languages: string[];
  /** By question. An empty text is no answer. */
  answers: Record<string, string>;
  /** Ids of project ideas, the best first. */
  wishes: string[];
  code: string;
}

type Stored = Pick<Participation, 'roles' | 'experience' | 'languages' | 'answers'> &
  Partial<Pick<Participation, 'wishes'>>;

/** The values of a form for a registration, or for what a new one starts with. */
export function valuesOf(stored: Stored | RegistrationStart): RegistrationValues {
  const { roles, experience, languages, answers } = stored;
  const wishes = 'wishes' in stored ? (stored.wishes ?? []) : [];
  const byQuestion = Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
  return { roles, experience, languages, answers: byQuestion, wishes, code: '' };
}

/** Leaves out what the event no longer offers, as in a draft of an earlier day. */
export function fittingValues(values: RegistrationValues, event: EventPage): RegistrationValues {
  const ideaIds = new Set(event.ideas.map(({ id }) => id));
  const questionIds = new Set(event.questions.map(({ id }) => id));
  return {
    ...values,
    roles: values.roles.filter(({ role }) => event.roles.includes(role)),
    wishes: values.wishes.filter((id) => ideaIds.has(id)),
    answers: Object.fromEntries(Object.entries(values.answers).filter(([id]) => questionIds.has(id))),
  };
}

/** The body of the request, with the answers in the order of the questions. */
export function bodyOf(values: RegistrationValues, event: Pick<EventPage, 'questions'>) {
  const { roles, experience, languages, wishes } = values;
  const answers = event.questions.flatMap(({ id }) => {
    const value = values.answers[id]?.trim() ?? '';
    return value === '' ? [] : [{ questionId: id, value }];
  });
  return { roles, experience, languages, wishes, answers };
}

/** Messages by field: `roles`, `languages`, `wishes`, `code`, and the id of a question. */
export type RegistrationErrors = Readonly<Record<string, string>>;

interface Scope {
  readonly event: Pick<EventPage, 'questions' | 'needsCode'>;
  /** Changes of a registration need no code. */
  readonly isNew: boolean;
}

/** What is missing or too much, before anything is sent. */
export function missingFields(values: RegistrationValues, { event, isNew }: Scope): RegistrationErrors {
  const errors: Record<string, string> = {};
  const { roles, languages } = values;
  const [maxRoles, maxLanguages] = [limits.participantRoles, limits.participantLanguages];
  if (roles.length === 0) errors.roles = copy.roles.missing;
  if (roles.length > maxRoles) errors.roles = fill(copy.roles.tooMany, { max: maxRoles });
  if (languages.length === 0) errors.languages = copy.languages.missing;
  if (languages.length > maxLanguages) errors.languages = fill(copy.languages.tooMany, { max: maxLanguages });
  for (const { id, required } of event.questions)
    if (required && (values.answers[id]?.trim() ?? '') === '') errors[id] = copy.questions.missing;
  if (isNew && event.needsCode && values.code.trim() === '') errors.code = copy.code.missing;
  return errors;
}

const serverFields = new Set(['roles', 'experience', 'languages', 'wishes', 'code', 'answers']);

/** The server's messages by field of the form. An answer is named by its position in the body. */
export function serverErrors(
  error: unknown,
  answers: readonly { readonly questionId: string }[],
): RegistrationErrors {
  if (!isApiError(error)) return {};
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(error.fields)) {
    const [field = '', index] = path.split('.');
    const question = field === 'answers' ? answers[Number(index)]?.questionId : undefined;
    if (serverFields.has(field)) errors[question ?? field] ??= message;
  }
  return errors;
}
