import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { usePageCache } from '../../lib/api/query.ts';

/** Provides the cache of server data to the pages below. */
export function QueryLayout() {
  return (
    <QueryClientProvider client={usePageCache()}>
      <Outlet />
    </QueryClientProvider>
  );
}
