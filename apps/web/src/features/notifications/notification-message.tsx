import type { Notification } from '@teamwright/contracts/notifications.ts';
import { messageParts, saidBelow, saidBy } from './notification-text.ts';

interface NotificationMessageProps {
  notification: Notification;
  /** The sender stands above it already. */
  withoutSender?: boolean;
}

/** The message with sender and project in bold. */
export function NotificationMessage({ notification, withoutSender }: NotificationMessageProps) {
  const { message, senderUsername, postTitle } = notification;
  const said = withoutSender ? saidBelow(senderUsername, message) : saidBy(senderUsername, message);
  return messageParts(said, senderUsername, postTitle).map(({ text, strong }) =>
    strong ? (
      <b key={text}>
        <bdi>{text}</bdi>
      </b>
    ) : (
      <span key={text}>{text}</span>
    ),
  );
}
