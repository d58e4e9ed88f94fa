import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { notificationsCopy } from '../../copy/notifications.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { canReopen, lookOf, statusText } from './notification-status.ts';
import type { Answers } from './use-answers.ts';

/** The outcome as a badge. Renders nothing without an outcome. */
export function OutcomeBadge({ notification }: { notification: Notification }) {
  const look = lookOf(notification);
  if (look === 'info') return null;
  return <StatusBadge status={look}>{statusText(notification)}</StatusBadge>;
}

interface ReopenButtonProps {
  notification: Notification;
  answers: Answers;
  className?: string;
}

/** Takes back a rejection, like Undo in its toast. */
export function ReopenButton({ notification, answers, className }: ReopenButtonProps) {
  if (!canReopen(notification)) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={answers.of(notification.id).verb === 'reopen'}
      onClick={() => answers.reopen(notification)}
      className={className}
    >
      {notificationsCopy.reopen}
    </Button>
  );
}
