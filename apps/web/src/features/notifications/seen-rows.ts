import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { useState } from 'react';
import { isAwaitingAnswer } from './notification-status.ts';
import type { ShownList } from './notification-tabs.tsx';

/** The ids of the rows of this visit, with whether each was among those to answer when it was first shown. */
export type SeenRows = ReadonlyMap<string, boolean>;

/** The seen rows and the earlier ones below them. Others would move the rows below a pointer at Accept. */
export function withoutArrived(list: readonly Notification[], seen: SeenRows): readonly Notification[] {
  const last = list.findLastIndex(({ id }) => seen.has(id));
  return list.filter(({ id }, at) => seen.has(id) || at > last);
}

/** Adds rows to the seen ones, which stay in their groups. */
export function withSeen(seen: SeenRows, rows: readonly Notification[]): SeenRows {
  return new Map([...rows.map((row) => [row.id, isAwaitingAnswer(row)] as const), ...seen]);
}

interface Visit {
  show: ShownList;
  /** Undefined until the list is up to date. */
  seen?: SeenRows;
}

/** Rows that arrive while the user reads the list wait until the user asks for them or opens another list. */
export function useSeenRows(
  show: ShownList,
  { list, isFetching }: { list: readonly Notification[] | undefined; isFetching: boolean },
) {
  const [visit, setVisit] = useState<Visit>({ show });
  const seen = visit.show === show ? visit.seen : undefined;
  const rows = list && seen ? withoutArrived(list, seen) : list;
  if (rows && !isFetching && (!seen || rows.some(({ id }) => !seen.has(id))))
    setVisit({ show, seen: withSeen(seen ?? new Map(), rows) });

  const shownIds = new Set(rows?.map(({ id }) => id));
  const arrived = list?.filter(
    ({ id, readAt }) => !shownIds.has(id) && (show !== 'unread' || readAt === null),
  );
  return {
    rows,
    /** The number of rows that wait. */
    waiting: arrived?.length ?? 0,
    isFirst: (row: Notification): boolean => seen?.get(row.id) ?? isAwaitingAnswer(row),
    showWaiting: (): void => setVisit({ show }),
  };
}
