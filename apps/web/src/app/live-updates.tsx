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
import { featuresOf, refetch } from './outdated.ts';
import { revalidateSession } from './revalidate-session.ts';

/** What may have arrived between a page's first requests and its connection. */
const arrivingLive = ['chat', 'notifications'];
/** What may have changed between the first requests of a project's page and its being told of changes. */
const ofProjectPage = ['projects', 'requests', 'comments'];

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
