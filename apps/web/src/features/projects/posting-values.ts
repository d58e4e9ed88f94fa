import { limits } from '@teamwright/contracts/limits.ts';
import { texts } from '../../texts.ts';

/** The posting form as typed. `teamSize` is '' (not chosen), '1' to '5' or 'custom'. */
export interface PostingValues {
  title: string;
  description: string;
  technologies: readonly string[];
  skills: readonly string[];
  teamSize: string;
  customSize: string;
  responsibilities: string;
  startDate: string;
  endDate: string;
}

export const emptyPosting: PostingValues = {
  title: '',
  description: '',
  technologies: [],
  skills: [],
  teamSize: '',
  customSize: '',
  responsibilities: '',
  startDate: '',
  endDate: '',
};

export const teamSizes = ['1', '2', '3', '4', '5'] as const;

export function chosenSize({ teamSize, customSize }: PostingValues): string {
  return teamSize === 'custom' ? customSize.trim() : teamSize;
}

interface PostingProblem {
  field: keyof PostingValues;
  message: string;
}

/** Fields in the order of the form; the first empty one has the focus. */
export const postingFields: readonly (keyof PostingValues)[] = [
  'title',
  'description',
  'technologies',
  'skills',
  'teamSize',
  'responsibilities',
  'startDate',
  'endDate',
];

function isEmpty(values: PostingValues, field: keyof PostingValues): boolean {
  if (field === 'teamSize') return chosenSize(values) === '';
  const value = values[field];
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

function sizeProblem(values: PostingValues): PostingProblem | undefined {
  const size = Number(chosenSize(values));
  const fits = Number.isInteger(size) && size >= limits.teamSize.min && size <= limits.teamSize.max;
  return fits ? undefined : { field: 'customSize', message: texts.posting.fillAll };
}

/** What keeps a posting from being sent, or undefined. A start on the day of the end is fine. */
export function postingProblem(values: PostingValues): PostingProblem | undefined {
  const empty = postingFields.find((field) => isEmpty(values, field));
  if (empty) {
    const field = empty === 'teamSize' && values.teamSize === 'custom' ? 'customSize' : empty;
    return { field, message: texts.posting.fillAll };
  }
  if (values.startDate > values.endDate) return { field: 'endDate', message: texts.posting.endBeforeStart };
  return sizeProblem(values);
}
