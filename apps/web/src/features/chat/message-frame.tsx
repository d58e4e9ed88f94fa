import { cx } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { chatCopy } from '../../copy/chat.ts';
import { formatFull, formatTime } from '../../lib/dates.ts';
import { fill } from '../../texts.ts';
import { Avatar } from '../../ui/avatar.tsx';

interface MessageFrameProps {
  name: string;
  picture: string | null;
  /** ISO 8601. */
  at: string;
  /** As headings name it. */
  day: string;
  /** What was said, in plain words, for the name of the whole. */
  text: string;
  /** Nothing for what is not stored yet. */
  seq?: number;
  edited?: boolean;
  continued: boolean;
  /** What can be done about it, shown while it has the pointer or the focus. */
  actions?: ReactNode;
  /** The pointer or the focus has come to it. */
  onReach?: () => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The first line ends before the place of the actions, five at most, so that they cover no words. */
const firstLineClass =
  "before:float-right before:w-38 before:content-[''] [@media(hover:none)]:before:hidden";

/** Who said it and when, around what was said; the name of the whole is one sentence. */
export function MessageFrame(props: MessageFrameProps) {
  const { name, picture, at, day, text, seq, edited, continued, actions, onReach, ref, children } = props;
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
      // A row that came under a pointer at rest is not always entered.
      onPointerMove={onReach}
      onFocus={onReach}
      className={cx(
        'group relative grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 rounded-4 pb-1.5 outline-offset-[-1px]',
        continued ? '' : 'pt-1.5',
        // Where nothing hovers, their button keeps its place and size beside the text.
        actions ? '[@media(hover:none)]:min-h-11 [@media(hover:none)]:pr-11' : '',
      )}
    >
      {continued ? <span /> : <Avatar name={name} picture={picture} className="mt-0.5" />}
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
