import type { ChangedEntity } from '@teamwright/contracts/realtime.ts';
import { useEffect } from 'react';
import { queryClient } from '../lib/query.ts';
import {
  connectRealtime,
  disconnectRealtime,
  onConnection,
  onSessionEnd,
  onWatching,
} from '../lib/realtime.ts';
import { useRealtime } from '../lib/use-realtime.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { revalidateSession } from './revalidate-session.ts';

/** Which features to refetch when the server says that something changed. */
const featuresOf: Record<ChangedEntity, readonly string[]> = {
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

/** What may have arrived between a page's first requests and its connection. */
const arrivingLive = ['chat', 'notifications'];
/** What may have changed between the first requests of a project's page and its being told of changes. */
const ofProjectPage = ['projects', 'requests', 'comments'];

function refetch(features: readonly string[]): void {
  if (changedFeatures.size === 0) setTimeout(refetchChanged, gatherMs);
  for (const feature of features) changedFeatures.add(feature);
}

/** The live connection of people who are signed in: from when the page is idle until they sign out. */
export function LiveUpdates() {
  useEffect(() => {
    const cancel = whenIdle(() => void connectRealtime());
    const forget = onConnection(({ first }) => {
      if (first) refetch(arrivingLive);
      else void queryClient.invalidateQueries();
    });
    const overlook = onWatching(() => refetch(ofProjectPage));
    const stop = onSessionEnd(() => void revalidateSession());
    return () => {
      cancel();
      forget();
      overlook();
      stop();
      disconnectRealtime();
    };
  }, []);
  useRealtime('changed', ({ entity }) => {
    refetch(featuresOf[entity]);
    // Also the role: views of one that was taken away close.
    if (entity === 'profile') void revalidateSession();
  });
  useRealtime('notification', () => refetch(['notifications']));
  return null;
}
