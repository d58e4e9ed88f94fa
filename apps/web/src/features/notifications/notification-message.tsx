import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { messageParts, withoutSenderName, withSenderName } from './notification-text.ts';

interface NotificationMessageProps {
  notification: Notification;
  /** The sender's name is already shown above. */
  withoutSender?: boolean;
}

/** The message with sender and project in bold. */
export function NotificationMessage({ notification, withoutSender }: NotificationMessageProps) {
  const { message, senderId, senderUsername, postTitle } = notification;
  const said = withoutSender
    ? withoutSenderName(senderUsername, message)
    : withSenderName(senderUsername, message);
  return messageParts(said, senderUsername, postTitle).map(({ text, strong }) => {
    if (!strong) return <span key={text}>{text}</span>;
    // Above the button that covers the row.
    if (senderId && text === senderUsername)
      return <PersonLink key={text} username={text} className="relative z-1" />;
    return (
      <b key={text}>
        <bdi>{text}</bdi>
      </b>
    );
  });
}
