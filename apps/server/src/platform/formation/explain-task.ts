import { explainApart, type WhyApart } from '@teamwright/matching/events/explain/why-apart.ts';
import type { EventInstance, FormedTeam } from '@teamwright/matching/events/instance.ts';

export interface ExplainInput {
  readonly instance: EventInstance;
  readonly teams: readonly FormedTeam[];
  readonly askerId: string;
  readonly otherId: string;
}

/** Runs in a worker thread. */
export default function runExplain({ instance, teams, askerId, otherId }: ExplainInput): WhyApart {
  return explainApart(instance, teams, askerId, otherId);
}
