import { eventPresets } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { presetTeams } from '@teamwright/contracts/events/presets.ts';
import type { EventPreset } from '@teamwright/contracts/events/statuses.ts';
import { eventFormCopy as copy } from '../../../copy/events/event-form.ts';
import { fill } from '../../../texts.ts';
import { instantOf, localOf } from '../event-times.ts';
import type { EventDesk } from '../events.queries.ts';

/** The form as typed. Times are those of clocks in `timeZone`. */
export interface EventFormValues {
  preset: EventPreset;
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  deadline: string;
  timeZone: string;
  place: string;
  online: boolean;
  capacity: string;
  joinPolicy: EventDesk['event']['joinPolicy'];
  emailDomains: readonly string[];
  joinCode: string;
  min: string;
  preferred: string;
  max: string;
  roles: readonly string[];
  participantIdeas: boolean;
}

type TeamValues = Pick<EventFormValues, 'min' | 'preferred' | 'max' | 'roles'>;

function teamValuesOf(preset: EventPreset): TeamValues {
  const { teamSize, roles } = presetTeams[preset];
  const { min, preferred, max } = teamSize;
  return { min: String(min), preferred: String(preferred), max: String(max), roles };
}

/** The sizes and roles after another kind of event is chosen. Those that the organiser typed stay. */
export function teamValuesAfter(preset: EventPreset, typed: TeamValues): TeamValues {
  const isFilledIn = (field: keyof TeamValues) =>
    eventPresets.some((one) => String(teamValuesOf(one)[field]) === String(typed[field]));
  const areSizesFilledIn = isFilledIn('min') && isFilledIn('preferred') && isFilledIn('max');
  const { roles, ...sizes } = teamValuesOf(preset);
  return { ...typed, ...(areSizesFilledIn && sizes), ...(isFilledIn('roles') && { roles }) };
}

export function emptyEventForm(timeZone: string): EventFormValues {
  const preset = 'hackathon';
  return {
    preset,
    title: '',
    description: '',
    startsAt: '',
    endsAt: '',
    deadline: '',
    timeZone,
    place: '',
    online: false,
    capacity: '',
    joinPolicy: 'anyone',
    emailDomains: [],
    joinCode: '',
    ...teamValuesOf(preset),
    participantIdeas: true,
  };
}

export function formValuesOf({ event, joinCode }: Pick<EventDesk, 'event' | 'joinCode'>): EventFormValues {
  const { preset, title, description, timeZone, place, online, joinPolicy } = event;
  const { emailDomains, roles, participantIdeas } = event;
  const { min, preferred, max } = event.teamSize;
  return {
    preset,
    title,
    description,
    timeZone,
    place,
    online,
    joinPolicy,
    emailDomains,
    roles,
    participantIdeas,
    startsAt: localOf(event.startsAt, timeZone),
    endsAt: localOf(event.endsAt, timeZone),
    deadline: localOf(event.deadline, timeZone),
    capacity: String(event.capacity),
    joinCode: joinCode ?? '',
    min: String(min),
    preferred: String(preferred),
    max: String(max),
  };
}

function wholeNumber(typed: string, { min, max }: { readonly min: number; readonly max: number }) {
  const value = Number(typed);
  const fits = typed.trim() !== '' && Number.isInteger(value) && value >= min && value <= max;
  return fits ? value : undefined;
}

function sizesOf({ min, preferred, max }: EventFormValues) {
  return { min: Number(min), preferred: Number(preferred), max: Number(max) };
}

/** The body of the request. Call it only for values without problems. */
export function bodyOf(values: EventFormValues) {
  const { title, description, timeZone, place, online, joinPolicy, emailDomains, joinCode, roles } = values;
  return {
    title: title.trim(),
    description: description.trim(),
    timeZone,
    place: place.trim(),
    online,
    startsAt: instantOf(values.startsAt, timeZone) ?? '',
    endsAt: instantOf(values.endsAt, timeZone) ?? '',
    deadline: instantOf(values.deadline, timeZone) ?? '',
    capacity: Number(values.capacity),
    joinPolicy,
    participantIdeas: values.participantIdeas,
    emailDomains: [...emailDomains],
    joinCode: joinCode.trim() === '' ? null : joinCode.trim(),
    teamSize: sizesOf(values),
    roles: [...roles],
  };
}

export type EventFormField = keyof EventFormValues;

/** Fields in the order of the form. The first one with a problem gets the focus. */
export const eventFormFields: readonly EventFormField[] = [
  ...(['title', 'description', 'startsAt', 'endsAt', 'deadline', 'timeZone', 'place', 'online'] as const),
  ...(['capacity', 'joinPolicy', 'emailDomains', 'joinCode', 'min', 'preferred', 'max', 'roles'] as const),
  'participantIdeas',
];

export type EventFormProblems = Partial<Record<EventFormField, string>>;

function timeProblems(values: EventFormValues): EventFormProblems {
  const problems: EventFormProblems = {};
  const [start, end, deadline] = (['startsAt', 'endsAt', 'deadline'] as const).map((field) => {
    const instant = instantOf(values[field], values.timeZone);
    if (instant === undefined) problems[field] = copy.badTime;
    return instant === undefined ? Number.NaN : Date.parse(instant);
  });
  if (start !== undefined && end !== undefined && end <= start) problems.endsAt = copy.endsFirst;
  if (deadline !== undefined && end !== undefined && deadline > end) problems.deadline = copy.deadlineLate;
  return problems;
}

function sizeProblems(values: EventFormValues): EventFormProblems {
  const sizes = sizesOf(values);
  const whole = fill(copy.whole, limits.eventTeamSize);
  const problems: EventFormProblems = {};
  for (const field of ['min', 'preferred', 'max'] as const)
    if (wholeNumber(values[field], limits.eventTeamSize) === undefined) problems[field] = whole;
  const ordered = sizes.min <= sizes.preferred && sizes.preferred <= sizes.max;
  if (Object.keys(problems).length === 0 && !ordered) problems.preferred = copy.badSizes;
  return problems;
}

/** What is missing or wrong, by field. */
export function problemsOf(values: EventFormValues): EventFormProblems {
  const problems: EventFormProblems = { ...timeProblems(values), ...sizeProblems(values) };
  for (const field of ['title', 'description'] as const)
    if (values[field].trim() === '') problems[field] = copy.required;
  if (values.timeZone === '') problems.timeZone = copy.required;
  if (values.place.trim() === '' && !values.online) problems.place = copy.placeMissing;
  if (wholeNumber(values.capacity, limits.eventCapacity) === undefined)
    problems.capacity = fill(copy.whole, limits.eventCapacity);
  else if (Number(values.capacity) < Number(values.min)) problems.capacity = copy.tooFewPlaces;
  if (values.joinPolicy === 'domain' && values.emailDomains.length === 0)
    problems.emailDomains = copy.domainsMissing;
  if (values.roles.length === 0) problems.roles = copy.rolesMissing;
  return problems;
}

/** The field of the form for a field of the server: `emailDomains.0`, `teamSize.min`. */
export function fieldOf(path: string): EventFormField | undefined {
  const [first = '', second = 'preferred'] = path.split('.');
  const name = first === 'teamSize' ? second : first;
  return eventFormFields.find((field) => field === name);
}
