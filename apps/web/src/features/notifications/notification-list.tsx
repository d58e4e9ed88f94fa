import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { notificationsCopy } from '../../copy/notifications.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { texts } from '../../texts.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { NotificationItem } from './notification-item.tsx';
import { isToday } from './notification-text.ts';
import type { Answers } from './use-answers.ts';

interface RowProps {
  answers: Answers;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onRead: (id: string) => void;
}

interface GroupProps extends RowProps {
  title: string;
  notifications: readonly Notification[];
  now: number;
}

function Group({ title, notifications, selectedId, onSelect, onRead, answers, now }: GroupProps) {
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
              selected={notification.id === selectedId}
              now={now}
              onSelect={() => onSelect(notification.id)}
              onRead={() => onRead(notification.id)}
            />
          </SectionBoundary>
        ))}
      </ul>
    </section>
  );
}

interface NotificationListProps extends RowProps {
  /** Those to answer, in a group above the others. */
  first: readonly Notification[];
  dated: readonly Notification[];
}

/** Newest first, with today's notifications in a separate group. */
export function NotificationList({ first, dated, ...props }: NotificationListProps) {
  const now = useNow();
  const today = dated.filter(({ createdAt }) => isToday(createdAt, now));
  const earlier = dated.filter(({ createdAt }) => !isToday(createdAt, now));
  return (
    <div className="grid gap-6">
      <Group {...props} title={notificationsCopy.toAnswer} notifications={first} now={now} />
      <Group {...props} title={texts.chat.today} notifications={today} now={now} />
      <Group {...props} title={notificationsCopy.earlier} notifications={earlier} now={now} />
    </div>
  );
}
