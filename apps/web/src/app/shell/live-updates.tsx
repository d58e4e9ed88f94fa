import { useEffect } from 'react';
import { queryClient } from '../../lib/api/query.ts';
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
import { featuresOf, refetch } from './invalidation-map.ts';
import { revalidateSession } from './revalidate-session.ts';

/** Features whose data may have changed between a page's first requests and its connection. */
const arrivingLive = ['chat', 'notifications', 'events'];
/** Features whose data may have changed between a project page's first requests and its subscription. */
const ofProjectPage = ['projects', 'requests', 'comments'];

/** The live connection of signed-in users: from when the page is idle until they sign out. */
export function LiveUpdates() {
  useEffect(() => {
    const unsubscribes = [
      whenIdle(() => void connectRealtime(dataMoment())),
      onConnection(({ first, stale }) => {
        if (!stale) return;
        if (first) refetch(arrivingLive);
        else void queryClient.invalidateQueries();
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
