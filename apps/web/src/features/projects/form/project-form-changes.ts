import type { Project } from '../projects.queries.ts';
import { type ProjectFormValues, teamSizes } from './project-form-values.ts';
import { draftsOfStored } from './seats/seat-drafts.ts';

type Posted = Pick<
  Project,
  | 'title'
  | 'description'
  | 'technologies'
  | 'skills'
  | 'teamSize'
  | 'responsibilities'
  | 'startDate'
  | 'endDate'
  | 'seats'
>;

/** Returns the form values of a project. */
export function formValuesOf(project: Posted): ProjectFormValues {
  const { title, description, technologies, skills, responsibilities, startDate, endDate } = project;
  const size = String(project.teamSize);
  const listed = teamSizes.some((choice) => choice === size);
  return {
    title,
    description,
    technologies,
    skills,
    responsibilities,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    teamSize: listed ? size : 'custom',
    customSize: listed ? '' : size,
    advertisement: '',
    dismissedSkills: [],
    seats: draftsOfStored(project.seats),
  };
}

/** Returns the fields of `after` that differ. Both are plain data. */
export function changesBetween<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = { ...after };
  for (const name in after)
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) delete changed[name];
  return changed;
}
