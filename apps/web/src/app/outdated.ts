import type { ChangedEntity } from '@teamwright/contracts/realtime.ts';
import { queryClient } from '../lib/query.ts';

/** Which features to refetch when the server says that something changed. */
export const featuresOf: Record<ChangedEntity, readonly string[]> = {
  project: ['projects', 'matching', 'requests'],
  comments: ['comments'],
  room: ['chat'],
  rooms: ['chat'],
  notifications: ['notifications'],
  recommendations: ['matching'],
  profile: ['accounts', 'skills'],
  repositories: ['repositories'],
  skills: ['skills', 'matching', 'insights'],
  blocks: ['blocks', 'people'],
  reports: ['reports'],
};

/** Events that come within this time lead to one round of refetching, in milliseconds. */
const gatherMs = 150;

const changedFeatures = new Set<string>();

function refetchChanged(): void {
  for (const feature of changedFeatures) void queryClient.invalidateQueries({ queryKey: [feature] });
  changedFeatures.clear();
}

/** Asks again, soon, for what is shown of these features. */
export function refetch(features: readonly string[]): void {
  if (changedFeatures.size === 0) setTimeout(refetchChanged, gatherMs);
  for (const feature of features) changedFeatures.add(feature);
}
