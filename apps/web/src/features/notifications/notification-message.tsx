import type { Notification } from '@teamwright/contracts/notifications.ts';
import { messageParts } from './notification-text.ts';

/** The message with sender and project in bold. */
export function NotificationMessage({ notification }: { notification: Notification }) {
  const { message, senderUsername, postTitle } = notification;
  return messageParts(message, senderUsername, postTitle).map(({ text, strong }) =>
    strong ? (
      <b key={text}>
        <bdi>{text}</bdi>
      </b>
    ) : (
      <span key={text}>{text}</span>
    ),
  );
}
