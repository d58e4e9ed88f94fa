import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { cx } from 'class-variance-authority';
import { Bell, Check, Clock, X } from 'lucide-react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { SenderAvatar } from '../../ui/people/sender-avatar.tsx';
import { type Look, lookOf, statusText } from './notification-status.ts';

const icons: Record<Look, { Icon: typeof Check; color: string }> = {
  pending: { Icon: Clock, color: 'bg-info-tint text-info' },
  accepted: { Icon: Check, color: 'bg-success-tint text-success' },
  rejected: { Icon: X, color: 'bg-danger-tint text-danger' },
  closed: { Icon: X, color: 'bg-fill text-muted' },
  info: { Icon: Bell, color: 'bg-fill text-muted' },
};

/** The sender's picture with the status at its corner. */
export function SenderPicture({ notification }: { notification: Notification }) {
  const { Icon, color } = icons[lookOf(notification)];
  return (
    <span className="relative size-10">
      <SenderAvatar
        id={notification.senderId}
        name={notification.senderUsername}
        picture={notification.senderPic}
      />
      <span
        className={cx(
          'absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full border-2 border-card',
          color,
        )}
      >
        <Icon aria-hidden="true" className="size-2.5 stroke-3" />
        <span className="sr-only">{statusText(notification) ?? notificationsCopy.information}</span>
      </span>
    </span>
  );
}
