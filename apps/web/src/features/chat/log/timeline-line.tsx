import type { ReactNode } from 'react';
import type { SessionUser } from '../../../stores/session.ts';
import { MessageItem } from '../message/message-item.tsx';
import { OutgoingItem } from '../message/outgoing-item.tsx';
import type { MessageChanges } from '../message/use-message-changes.ts';
import { DayHeading, NewLine } from './timeline-marks.tsx';
import type { TimelineRow } from './timeline-rows.ts';

interface TimelineLineProps {
  row: TimelineRow;
  user: SessionUser;
  changes: MessageChanges;
  /** The catch-up summary, shown above the "New" line. */
  summary: ReactNode;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

export function TimelineLine({ row, user, changes, summary, onRetry, onDiscard }: TimelineLineProps) {
  switch (row.kind) {
    case 'day':
      return <DayHeading label={row.label} />;
    case 'new':
      return (
        <>
          {summary}
          <NewLine />
        </>
      );
    case 'message':
      return (
        <MessageItem
          message={row.message}
          continued={row.continued}
          day={row.day}
          editing={changes.editing === row.message.id}
          replied={changes.quote(row.message)}
          messageActions={changes.messageActions}
        />
      );
    case 'outgoing':
      return (
        <OutgoingItem
          outgoing={row.outgoing}
          continued={row.continued}
          day={row.day}
          user={user}
          onRetry={() => onRetry(row.outgoing.clientId)}
          onDiscard={() => onDiscard(row.outgoing.clientId)}
        />
      );
  }
}
