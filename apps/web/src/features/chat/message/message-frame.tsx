import { cx } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { formatFull, formatTime } from '../../../lib/time/dates.ts';
import { fill } from '../../../texts.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';

interface MessageFrameProps {
  /** Null for a deleted account. */
  userId: string | null;
  name: string;
  picture: string | null;
  /** ISO 8601. */
  at: string;
  /** The day as shown in headings. */
  day: string;
  /** The message as plain text, for the accessible name. */
  text: string;
  /** Undefined while the message is not stored. */
  seq?: number;
  edited?: boolean;
  continued: boolean;
  /** Actions, shown while the message has the pointer or the focus. */
  actions?: ReactNode;
  /** Called when the message gets the pointer or the focus. */
  onReach?: () => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The first line ends before the toolbar (five actions at most), so that it covers no text. */
const firstLineClass =
  "before:float-right before:w-38 before:content-[''] [@media(hover:none)]:before:hidden";

/** The author, time and content of a message. The accessible name is one sentence. */
export function MessageFrame(props: MessageFrameProps) {
  const { userId, name, picture, at, day, text, seq, edited, continued, actions, onReach, ref, children } =
    props;
  const time = formatTime(at);
  const mayHaveActions = actions || seq === undefined;
  return (
    <article
      ref={ref}
      aria-label={fill(chatCopy.messageName, {
        name,
        day,
        time,
        text: edited ? fill(chatCopy.editedName, { text }) : text,
      })}
      data-seq={seq}
      tabIndex={-1}
      onPointerEnter={onReach}
      // A row that scrolls under a resting pointer does not always fire `pointerenter`.
      onPointerMove={onReach}
      onFocus={onReach}
      className={cx(
        'group relative grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 rounded-4 pb-1.5 outline-offset-[-1px]',
        continued ? '' : 'pt-1.5',
        // On touch screens, the permanent button keeps its place and size next to the text.
        actions ? '[@media(hover:none)]:min-h-11 [@media(hover:none)]:pr-11' : '',
      )}
    >
      {continued ? <span /> : <Avatar id={userId} name={name} picture={picture} className="mt-0.5" />}
      <div
        className={cx('min-w-0', mayHaveActions && firstLineClass, continued ? 'before:h-6' : 'before:h-5')}
      >
        {continued ? null : (
          <div className="flex items-baseline gap-2 text-14">
            <bdi className="truncate font-semibold text-heading">{name}</bdi>
            <span className="flex-none text-12 text-muted">
              <time dateTime={at} title={formatFull(at)}>
                {time}
              </time>
              {edited ? ` · ${chatCopy.edited}` : ''}
            </span>
          </div>
        )}
        {children}
        {continued && edited ? <span className="text-12 text-muted">{chatCopy.edited}</span> : null}
      </div>
      {actions}
    </article>
  );
}
