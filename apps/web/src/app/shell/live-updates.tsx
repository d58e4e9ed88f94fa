import { useEffect } from 'react';
import {
  connectRealtime,
  disconnectRealtime,
  onConnection,
  onSessionEnd,
  onWatching,
} from '../../lib/api/realtime.ts';
import { useRealtime } from '../../lib/api/use-realtime.ts';
import { dataMoment } from '../../lib/served/page-data.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { featuresOf, refetch, refetchAll } from './invalidation-map.ts';
import { revalidateSession } from './revalidate-session.ts';

/**
 * What changes without an action of the user, to refetch if it is unknown whether events were missed. To refetch all
 * would repeat each first request of a page.
 */
const changedByOthers = ['chat', 'notifications', 'events', 'repositories', 'onboarding', 'skills'];
/** Features whose data may have changed between a project page's first requests and its subscription. */
const ofProjectPage = ['projects', 'requests', 'comments'];

/** The live connection of signed-in users: from when the page is idle until they sign out. */
export function LiveUpdates() {
  useEffect(() => {
    const unsubscribes = [
      whenIdle(() => void connectRealtime(dataMoment())),
      onConnection(({ missed }) => {
        if (missed === 'unknown') refetch(changedByOthers);
        // The missed event may be of any feature, such as the end of a repository's reading.
        if (missed === 'some') refetchAll();
      }),
      onWatching(() => refetch(ofProjectPage)),
      onSessionEnd(() => void revalidateSession()),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      disconnectRealtime();
    };
  }, []);
  useRealtime('changed', ({ entity }) => {
    refetch(featuresOf[entity]);
    // Also updates the role, so that views which the user lost access to close.
    if (entity === 'profile') void revalidateSession();
  });
  useRealtime('notification', () => refetch(['notifications']));
  return null;
}
