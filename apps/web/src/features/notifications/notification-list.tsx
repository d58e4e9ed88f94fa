import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { notificationsCopy } from '../../copy/notifications.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { texts } from '../../texts.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { NotificationItem } from './notification-item.tsx';
import { isToday } from './notification-text.ts';
import type { Answers } from './use-answers.ts';

interface NotificationListProps {
  notifications: readonly Notification[];
  answers: Answers;
  selectedId: string | undefined;
  isFresh: (notification: Notification) => boolean;
  onSelect: (id: string) => void;
  onSeen: (id: string) => void;
}

interface GroupProps extends NotificationListProps {
  title: string;
  now: number;
}

function Group({ title, notifications, selectedId, isFresh, onSelect, onSeen, answers, now }: GroupProps) {
  if (notifications.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-13 font-semibold tracking-normal text-muted">{title}</h2>
      <ul className="rounded-10 border bg-card">
        {notifications.map((notification) => (
          <SectionBoundary key={notification.id} data={notification} look="item">
            <NotificationItem
              notification={notification}
              answers={answers}
              fresh={isFresh(notification)}
              selected={notification.id === selectedId}
              now={now}
              onSelect={() => onSelect(notification.id)}
              onSeen={() => onSeen(notification.id)}
            />
          </SectionBoundary>
        ))}
      </ul>
    </section>
  );
}

/** Newest first, with today's notifications in a separate group. */
export function NotificationList(props: NotificationListProps) {
  const now = useNow();
  const today = props.notifications.filter(({ createdAt }) => isToday(createdAt, now));
  const earlier = props.notifications.filter(({ createdAt }) => !isToday(createdAt, now));
  return (
    <div className="grid gap-6">
      <Group {...props} title={texts.chat.today} notifications={today} now={now} />
      <Group {...props} title={notificationsCopy.earlier} notifications={earlier} now={now} />
    </div>
  );
}
