import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * TanStack lets an invalidation join a first reading, whose answer may be older than the change: here it is read once
 * more afterwards. It is not begun anew, or changes that come faster than answers would keep a page empty.
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
        // Whatever is being read by now was begun after the change.
        const one = { ...filters, queryKey, exact: true };
        await super.invalidateQueries(one, { ...options, cancelRefetch: false });
      });
    await Promise.all([super.invalidateQueries(filters, options), ...again]);
  }
}
