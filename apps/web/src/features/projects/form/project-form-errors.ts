import type { UseFormReturn } from 'react-hook-form';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { seatFormCopy } from '../../../copy/projects/seat-form.ts';
import { fieldTexts, isApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { texts } from '../../../texts.ts';
import {
  chosenSize,
  emptyFields,
  formFields,
  formProblem,
  type ProjectFormValues,
} from './project-form-values.ts';
import { bodyOfSeats } from './seats/seat-drafts.ts';
import { seatErrors, seatProblems } from './seats/seat-errors.ts';

type Form = UseFormReturn<ProjectFormValues>;

/** The request body for the form values. */
export function bodyOf(values: ProjectFormValues) {
  const { title, description, technologies, skills, responsibilities, startDate, endDate } = values;
  const rest = { title, description, responsibilities, startDate, endDate };
  const seats = values.seats.length > 0 ? { seats: bodyOfSeats(values.seats) } : {};
  const teamSize = chosenSize(values);
  return { ...rest, technologies: [...technologies], skills: [...skills], teamSize, ...seats };
}

/**
 * Shows what is missing or wrong, at the fields and above them, and focuses the first one. Returns whether anything is.
 * @param before see `emptyFields`
 */
export function showFormProblems(form: Form, values: ProjectFormValues, before?: ProjectFormValues): boolean {
  const problem = formProblem(values, before);
  const seats = seatProblems(values.seats);
  for (const { path, message } of seats) form.setError(path, { message });
  if (problem === undefined) {
    if (seats.length === 0) return false;
    form.setError('root', { message: seatFormCopy.problems });
    form.setFocus('seats');
    return true;
  }
  form.setError('root', { message: problem.message });
  for (const name of emptyFields(values, before))
    form.setError(name, { message: projectsCopy.form.required });
  if (problem.message !== texts.posting.fillAll) form.setError(problem.field, { message: problem.message });
  form.setFocus(problem.field);
  return true;
}

/** Shows the server's errors, at the fields and above them. The typed values stay. */
export function showFormFailure(form: Form, error: unknown, failed: string): void {
  const fields = fieldTexts(error, formFields);
  for (const [name, message] of fields) form.setError(name, { message });
  const seats = seatErrors(error);
  for (const { path, message } of seats) form.setError(path, { message });
  const first = fields[0]?.[0] ?? (seats.length > 0 ? 'seats' : undefined);
  if (first) form.setFocus(first);
  const lost = isApiError(error, 'network');
  form.setError('root', { message: lost ? texts.posting.networkFailed : errorText(error, failed) });
}
