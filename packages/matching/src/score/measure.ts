import type { ProjectRecord } from '../profile/project-record.ts';
import {
  formerTeammates,
  measureActivity,
  measureFreshness,
  measureHours,
  measureInterests,
  sameArea,
  sameSchool,
} from './context.ts';
import type { LoadedDeveloper } from './loaded-developer.ts';
import { measureSkills, type SkillTerms } from './skill-terms.ts';
import type { Statistics } from './statistics.ts';
import { measureText } from './text-term.ts';
import { type Feature, features, neutral } from './weights.ts';

/** One direction's values in 0–1, in the order of `features`. Unknown ones hold their neutral value and a mark. */
export interface Values {
  readonly of: Float64Array;
  readonly assumed: Uint8Array;
}

export interface Measured {
  readonly youToProject: Values;
  readonly projectToYou: Values;
}

export function emptyMeasured(): Measured {
  const values = (): Values => ({
    of: new Float64Array(features.length),
    assumed: new Uint8Array(features.length),
  });
  return { youToProject: values(), projectToYou: values() };
}

/**
 * Measures the loaded developer and a project into `out`. Both ways of recommending go through here, so that a pair
 * has one score wherever it is shown.
 */
export function measure(
  project: ProjectRecord,
  developer: LoadedDeveloper,
  statistics: Statistics,
  now: number,
  out: Measured,
): void {
  const { youToProject, projectToYou } = out;
  const record = developer.record;
  const skills = measureSkills(project, developer, statistics, now, scratch) ? scratch : unknownSkills;
  set(youToProject, 'required', skills.required);
  set(projectToYou, 'required', skills.doable);
  setBoth(out, 'recent', skills.recent);
  setBoth(out, 'hours', measureHours(project, record, now));
  setBoth(out, 'interests', measureInterests(project, record));
  set(youToProject, 'activity', measureActivity(record, now));
  set(projectToYou, 'activity', measureFreshness(project, now));
  setBoth(out, 'text', measureText(project, developer, statistics));
  setBoth(out, 'worked', formerTeammates(project, record).length > 0 ? 1 : 0);
  setBoth(out, 'school', sameSchool(project, record) ? 1 : 0);
  setBoth(out, 'area', sameArea(project, record) ? 1 : 0);
}

const slot = slots();
const scratch: SkillTerms = { required: 0, doable: 0, recent: 0 };
const unknownSkills = { required: null, doable: null, recent: null };

function setBoth(out: Measured, feature: Feature, value: number | null): void {
  set(out.youToProject, feature, value);
  set(out.projectToYou, feature, value);
}

function set(values: Values, feature: Feature, value: number | null): void {
  const at = slot[feature];
  values.of[at] = value ?? neutral[feature];
  values.assumed[at] = value === null ? 1 : 0;
}

function slots(): Record<Feature, number> {
  const all = {
    required: 0,
    recent: 0,
    hours: 0,
    interests: 0,
    activity: 0,
    text: 0,
    worked: 0,
    school: 0,
    area: 0,
  };
  for (const [at, feature] of features.entries()) all[feature] = at;
  return all;
}
