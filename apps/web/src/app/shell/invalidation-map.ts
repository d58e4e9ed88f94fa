import type { ChangedEntity } from '@teamwright/contracts/core/realtime.ts';
import { queryClient } from '../../lib/api/query.ts';
import { reviewEndpoints } from '../../lib/api/review-endpoints.ts';
import { inTasks } from '../../lib/in-tasks.ts';

/** The features, or single endpoints of a feature, to refetch after a change event of the server. */
export const featuresOf: Record<ChangedEntity, readonly string[]> = {
  project: ['projects', 'matching', 'requests'],
  comments: ['comments'],
  room: ['chat'],
  // A notification also says whether the user is on the team.
  rooms: ['chat', 'notifications'],
  notifications: ['notifications'],
  recommendations: ['matching'],
  profile: ['accounts', 'skills'],
  repositories: ['repositories', 'onboarding'],
  skills: ['skills', 'matching', 'insights', 'projects'],
  blocks: ['blocks', 'people'],
  reports: ['reports'],
  event: ['events'],
  event_review: reviewEndpoints,
};

/** Change events within this time cause one refetch, in milliseconds. */
const gatherMs = 150;

const changedFeatures = new Set<string>();

function refetchBelow(key: readonly string[]): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: key }))
    inTasks(() => void queryClient.invalidateQueries({ queryKey, exact: true }));
}

function refetchChanged(): void {
  for (const feature of changedFeatures) refetchBelow(feature.split('.'));
  changedFeatures.clear();
}

/** Refetches all visible data. */
export function refetchAll(): void {
  refetchBelow([]);
}

/** Refetches the visible data of these features after a short delay. */
export function refetch(features: readonly string[]): void {
  if (changedFeatures.size === 0) setTimeout(refetchChanged, gatherMs);
  for (const feature of features) changedFeatures.add(feature);
}
