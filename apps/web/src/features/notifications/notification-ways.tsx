import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { cx } from 'class-variance-authority';
import { Link } from 'react-router';
import { notificationsCopy } from '../../copy/notifications.ts';
import { type JumpState, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { hasJoined, lookOf } from './notification-status.ts';

/** A link to the room, or to the message in it. */
function RoomLink({ notification }: { notification: Notification }) {
  const { type, postId: projectId, messageSeq, isMember } = notification;
  if (projectId === null || !isMember) return null;
  if (type !== 'mention') {
    return (
      <Link to={paths.chatRoom(projectId)} className={buttonClass()}>
        {texts.projects.enterChatRoom}
      </Link>
    );
  }
  const state: JumpState | undefined = messageSeq === null ? undefined : { message: messageSeq };
  return (
    <Link to={paths.chatRoom(projectId)} state={state} className="link py-2 text-14">
      {notificationsCopy.seeMessage}
    </Link>
  );
}

interface NotificationWaysProps {
  notification: Notification;
  className?: string;
}

/**
 * Links from a notification: the event, for members the room or a message in it, the project, saved searches, or the
 * user's skills.
 */
export function NotificationWays({ notification, className }: NotificationWaysProps) {
  const { postSlug, type } = notification;
  const isAccepted = lookOf(notification) === 'accepted';
  return (
    <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden', className)}>
      {isAccepted || type === 'mention' ? <RoomLink notification={notification} /> : null}
      {notification.event ? (
        <Link to={paths.event(notification.event.slug)} className="link py-2 text-14">
          {notificationsCopy.seeEvent}
        </Link>
      ) : null}
      {postSlug ? (
        <Link to={paths.project(postSlug)} className="link py-2 text-14">
          {texts.recommendedProjects.view}
        </Link>
      ) : null}
      {hasJoined(notification) ? (
        <Link to={paths.otherRequests()} className="link py-2 text-14">
          {notificationsCopy.withdrawOthers}
        </Link>
      ) : null}
      {type === 'saved_search' ? (
        <Link to={paths.savedSearches()} className="link py-2 text-14">
          {notificationsCopy.seeSearches}
        </Link>
      ) : null}
      {type === 'new_skill' ? (
        <Link to={paths.skills()} className="link py-2 text-14">
          {notificationsCopy.seeSkills}
        </Link>
      ) : null}
    </div>
  );
}
