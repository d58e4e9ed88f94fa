import type { EventQuestion } from '@teamwright/contracts/events/questions.ts';
import type { Participation, RegistrationChanges } from '@teamwright/contracts/events/registration.ts';
import type { EventStatus } from '@teamwright/contracts/events/statuses.ts';
import { isBeforePublication, isTakingPart } from '../events.policy.ts';
import { isAfterPublication } from '../repair/events.attendance.policy.ts';

export interface RegistrationScope {
  readonly roles: readonly string[];
  readonly questions: readonly EventQuestion[];
  readonly ideaIds: ReadonlySet<string>;
}

/** What is wrong with each field of a registration, by its path. */
export function registrationErrors(
  { roles, answers, wishes, languages }: RegistrationChanges,
  scope: RegistrationScope,
): Record<string, string> {
  const errors: [string, string][] = [];
  const chosen = (roles ?? []).map(({ role }) => role);
  for (const [index, role] of chosen.entries()) {
    if (!scope.roles.includes(role)) errors.push([`roles.${index}`, 'Choose a role of this event']);
    else if (chosen.indexOf(role) !== index)
      errors.push([`roles.${index}`, 'You have chosen this role already']);
  }
  if (languages && new Set(languages).size < languages.length)
    errors.push(['languages', 'You have chosen a language twice']);
  if (answers) errors.push(...answerErrors(answers, scope.questions));
  for (const [index, id] of (wishes ?? []).entries()) {
    if (!scope.ideaIds.has(id)) errors.push([`wishes.${index}`, 'This project is no longer proposed']);
    else if (wishes?.indexOf(id) !== index)
      errors.push([`wishes.${index}`, 'You have chosen this project already']);
  }
  return Object.fromEntries(errors);
}

type Answers = Participation['answers'];

function answerErrors(answers: Answers, questions: readonly EventQuestion[]): [string, string][] {
  const errors: [string, string][] = [];
  for (const [index, { questionId, value }] of answers.entries()) {
    const question = questions.find(({ id }) => id === questionId);
    const isAgain = answers.findIndex((answer) => answer.questionId === questionId) !== index;
    const error = isAgain ? 'You have answered this question already' : answerError(question, value);
    if (error !== undefined) errors.push([`answers.${index}`, error]);
  }
  for (const { id, label, required } of questions)
    if (required && !answers.some(({ questionId }) => questionId === id))
      errors.push(['answers', `Please answer “${label}”`]);
  return errors;
}

/** Why the question does not accept this answer, or undefined. */
export function answerError(question: EventQuestion | undefined, value: string): string | undefined {
  if (question === undefined) return 'This question is no longer asked';
  if (question.kind === 'choice' && !question.options.includes(value)) return 'Choose one of the options';
  if (question.kind === 'scale' && !/^[1-5]$/.test(value)) return 'Choose a number from 1 to 5';
  return undefined;
}

/** Participants may withdraw until the event ends. After the publication they leave their team. */
export function canWithdraw(status: EventStatus, participant: Participation['status']): boolean {
  return isTakingPart(participant) && (isBeforePublication(status) || isAfterPublication(status));
}

interface Confirmable {
  readonly status: Participation['status'];
  readonly isBeforePublication: boolean;
  readonly confirmationAsked: boolean;
}

export function canConfirm({ status, isBeforePublication }: Confirmable): boolean {
  return status === 'registered' && isBeforePublication;
}

export function isConfirmationWanted(participant: Confirmable): boolean {
  return participant.confirmationAsked && canConfirm(participant);
}
