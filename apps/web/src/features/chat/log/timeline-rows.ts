import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { formatDayHeading } from '../../../lib/time/dates.ts';
import type { IsHidden } from '../blocked-messages.ts';
import type { Outgoing } from '../history/room-outbox.ts';
import { isUnread } from './unread-mark.ts';

/** One row of the log. `continued`: same author as above, so name and picture are not repeated. */
export type TimelineRow =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'new'; key: 'new' }
  | { kind: 'message'; key: string; message: Message; continued: boolean; day: string }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing; continued: boolean; day: string };

/** After a pause of this length, the author is shown again. */
const groupMs = 5 * 60_000;

interface Last {
  senderId: string | null;
  time: number;
  day: string;
}

interface TimelineInput {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** The "New" line is before the first visible message of another user after this sequence number. */
  mark: number;
  ownId: string;
  isHidden: IsHidden;
  /** In milliseconds. */
  now: number;
}

function continues(last: Last | undefined, senderId: string | null, time: number): boolean {
  return last !== undefined && senderId !== null && last.senderId === senderId && time - last.time < groupMs;
}

/** Returns the rows of the log: day headings, the "New" line, messages and unsent messages. */
export function timelineRows({
  messages,
  outgoing,
  mark,
  ownId,
  isHidden,
  now,
}: TimelineInput): TimelineRow[] {
  const rows: TimelineRow[] = [];
  let last: Last | undefined;

  function begin(senderId: string | null, at: string, key: string): { continued: boolean; day: string } {
    const day = formatDayHeading(at, now);
    const time = Date.parse(at);
    if (day !== last?.day) {
      rows.push({ kind: 'day', key: `day-${key}`, label: day });
      last = undefined;
    }
    const continued = continues(last, senderId, time);
    last = { senderId, time, day };
    return { continued, day };
  }

  let marked = false;
  for (const message of messages) {
    const { continued, day } = begin(message.senderId, message.createdAt, message.id);
    const first: boolean = !marked && isUnread(message, mark, ownId) && !isHidden(message.senderId);
    if (first) rows.push({ kind: 'new', key: 'new' });
    marked ||= first;
    rows.push({ kind: 'message', key: message.id, message, continued: continued && !first, day });
  }
  // A broadcast may arrive before the response to the sender. Show only the stored message then.
  const stored = new Set(messages.map((message) => (message.senderId === ownId ? message.clientId : null)));
  for (const item of outgoing.filter(({ clientId }) => !stored.has(clientId))) {
    const position = begin(ownId, item.at, item.clientId);
    rows.push({ kind: 'outgoing', key: item.clientId, outgoing: item, ...position });
  }
  return rows;
}
