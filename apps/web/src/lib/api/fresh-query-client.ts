import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * TanStack Query merges an invalidation into a running first read, whose response may predate the change.
 * This client reads once more afterwards. It does not restart the first read: frequent changes would keep the
 * page empty.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const again = underWay
      .filter(({ state }) => state.data === undefined)
      .map(async ({ promise, queryKey }) => {
        await promise?.catch(() => undefined);
        // The first read has ended, so reads that run now started after the change.
        const one = { ...filters, queryKey, exact: true };
        await super.invalidateQueries(one, { ...options, cancelRefetch: false });
      });
    await Promise.all([super.invalidateQueries(filters, options), ...again]);
  }
}
