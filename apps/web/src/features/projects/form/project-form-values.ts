import { limits } from '@teamwright/contracts/core/limits.ts';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { fill, texts } from '../../../texts.ts';
import type { SeatDraft } from './seats/seat-drafts.ts';

/** The project form as typed. `teamSize` is '' (not chosen), '1' to '5' or 'custom'. */
export interface ProjectFormValues {
  title: string;
  description: string;
  technologies: readonly string[];
  skills: readonly string[];
  teamSize: string;
  customSize: string;
  responsibilities: string;
  startDate: string;
  endDate: string;
  /** A job advertisement from which skills are suggested. It is not posted. */
  advertisement: string;
  /** Ids of suggested skills that the user has dismissed. */
  dismissedSkills: readonly string[];
  /** Empty until the user changes the proposed seats. */
  seats: readonly SeatDraft[];
}

export const emptyProjectForm: ProjectFormValues = {
  title: '',
  description: '',
  technologies: [],
  skills: [],
  teamSize: '',
  customSize: '',
  responsibilities: '',
  startDate: '',
  endDate: '',
  advertisement: '',
  dismissedSkills: [],
  seats: [],
};

export const teamSizes = ['1', '2', '3', '4', '5'] as const;

type SizeValues = Pick<ProjectFormValues, 'teamSize' | 'customSize'>;

export function chosenSize({ teamSize, customSize }: SizeValues): string {
  return teamSize === 'custom' ? customSize.trim() : teamSize;
}

interface FormProblem {
  field: keyof ProjectFormValues;
  message: string;
}

/** Fields in form order. The first empty one receives the focus. */
export const formFields: readonly (keyof ProjectFormValues)[] = [
  'title',
  'description',
  'technologies',
  'skills',
  'teamSize',
  'responsibilities',
  'startDate',
  'endDate',
];

function isEmpty(values: ProjectFormValues, field: keyof ProjectFormValues): boolean {
  if (field === 'teamSize') return chosenSize(values) === '';
  const value = values[field];
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

/** Returns the chosen size if it is valid. */
export function teamSizeOf(values: SizeValues): number | undefined {
  const size = Number(chosenSize(values));
  const fits = Number.isInteger(size) && size >= limits.teamSize.min && size <= limits.teamSize.max;
  return fits ? size : undefined;
}

function sizeProblem(values: ProjectFormValues): FormProblem | undefined {
  const message = fill(projectsCopy.form.sizeOutside, limits.teamSize);
  return teamSizeOf(values) === undefined ? { field: 'customSize', message } : undefined;
}

/**
 * Returns the control names of all empty fields, in form order.
 * @param before the values before an edit: fields that were empty may stay empty, as those of a team of an event
 */
export function emptyFields(
  values: ProjectFormValues,
  before?: ProjectFormValues,
): (keyof ProjectFormValues)[] {
  const required = formFields.filter((field) => before === undefined || !isEmpty(before, field));
  const empty = required.filter((field) => isEmpty(values, field));
  return empty.map((field) => (field === 'teamSize' && values.teamSize === 'custom' ? 'customSize' : field));
}

export function isBlank(values: ProjectFormValues): boolean {
  return emptyFields(values).length === formFields.length && values.advertisement === '';
}

/**
 * Returns the problem that prevents submitting, or undefined. Start and end may be the same day.
 * @param before see `emptyFields`
 */
export function formProblem(values: ProjectFormValues, before?: ProjectFormValues): FormProblem | undefined {
  const [field] = emptyFields(values, before);
  if (field) return { field, message: texts.posting.fillAll };
  if (values.endDate !== '' && values.startDate > values.endDate)
    return { field: 'endDate', message: texts.posting.endBeforeStart };
  return sizeProblem(values);
}
