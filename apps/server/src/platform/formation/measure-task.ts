import type { EventInstance, FormedTeam } from '@teamwright/matching/events/instance.ts';
import { measureTeams, type TeamMeasures } from '@teamwright/matching/events/measure-teams.ts';

export interface MeasureInput {
  readonly instance: EventInstance;
  readonly teams: readonly FormedTeam[];
}

/** Runs in a worker thread. */
export default function runMeasure({ instance, teams }: MeasureInput): TeamMeasures {
  return measureTeams(instance, teams);
}
