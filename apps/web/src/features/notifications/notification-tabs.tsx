import { useQuery } from '@tanstack/react-query';
import { notificationsCopy } from '../../copy/notifications.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { countsQuery } from './notifications.queries.ts';

export const shownLists = ['to-answer', 'all', 'unread'] as const;

export type ShownList = (typeof shownLists)[number];

interface NotificationTabsProps {
  selected: ShownList;
  onSelect: (show: ShownList) => void;
  panelId: string;
}

/** What waits for an answer, everything, or what is unread. */
export function NotificationTabs({ selected, onSelect, panelId }: NotificationTabsProps) {
  const { data } = useQuery(countsQuery());
  return (
    <Tabs
      label={notificationsCopy.filter}
      tabs={[
        { id: 'to-answer', label: notificationsCopy.toAnswer, count: data?.toAnswer ?? 0 },
        { id: 'all', label: notificationsCopy.all },
        { id: 'unread', label: notificationsCopy.unread, count: data?.unread ?? 0 },
      ]}
      selected={selected}
      onSelect={onSelect}
      panelId={panelId}
      flush
      className="mb-6"
    />
  );
}
