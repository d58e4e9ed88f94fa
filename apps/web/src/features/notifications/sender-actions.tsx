import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { ModerationActions } from '../../ui/people/moderation-actions.tsx';

/** Actions to report and block the sender of a request or invitation. */
export function SenderActions({ notification }: { notification: Notification }) {
  const { senderId: id, senderUsername: username } = notification;
  if (id === null) return null;
  return <ModerationActions thing={{ kind: 'person', id, person: { id, username } }} />;
}
