import { useEffect, useEffectEvent } from 'react';
import { pagesOf } from './api/pages-of.ts';

interface PagedQuery {
  readonly isSuccess: boolean;
  /** The results are those of the former query. */
  readonly isPlaceholderData: boolean;
}

/** Opens the last page instead of a page after it, once the `total` of the query is known. */
export function useLastPage(
  page: number,
  { isSuccess, isPlaceholderData }: PagedQuery,
  total: number,
  open: (page: number) => void,
): void {
  const lastPage = isSuccess && !isPlaceholderData ? pagesOf(total) : undefined;
  const stepBack = useEffectEvent(open);
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) stepBack(lastPage);
  }, [page, lastPage]);
}
