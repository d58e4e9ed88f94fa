import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { toast } from '../../stores/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { countsQuery, markAllRead, refetchNotifications } from './notifications.queries.ts';

/** Shown while there are unread notifications. The count changes immediately. */
export function MarkAllRead() {
  const { data } = useQuery(countsQuery());

  function markAll(): void {
    markAllRead().catch(() => {
      toast.error(notificationsCopy.markAllFailed);
      refetchNotifications();
    });
  }

  if (!data || data.unread === 0) return null;
  return (
    <Button variant="ghost" onClick={markAll}>
      <CheckCheck aria-hidden="true" />
      {notificationsCopy.markAllRead}
    </Button>
  );
}
