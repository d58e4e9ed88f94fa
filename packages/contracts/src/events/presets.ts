import type { TeamSizes } from './event-form.ts';
import type { EventPreset } from './statuses.ts';

interface PresetTeams {
  readonly teamSize: TeamSizes;
  readonly roles: readonly string[];
}

/** The team sizes and roles with which the form of a new event starts, and those of an event that names none. */
export const presetTeams: Readonly<Record<EventPreset, PresetTeams>> = {
  hackathon: {
    teamSize: { min: 3, preferred: 4, max: 5 },
    roles: ['Backend', 'Frontend', 'Mobile', 'Design', 'Data', 'Product'],
  },
  course: {
    teamSize: { min: 4, preferred: 5, max: 6 },
    roles: ['Developer', 'Design', 'Data', 'Writing', 'Coordination'],
  },
  bootcamp: {
    teamSize: { min: 3, preferred: 4, max: 5 },
    roles: ['Backend', 'Frontend', 'Full stack', 'Design'],
  },
  company_week: {
    teamSize: { min: 4, preferred: 5, max: 7 },
    roles: ['Engineering', 'Design', 'Data', 'Product', 'Marketing', 'Operations'],
  },
};
