import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import type { SessionUser } from '../../../stores/session.ts';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import type { useRoomMessages } from '../history/use-room-messages.ts';
import type { MessageChanges } from '../message/use-message-changes.ts';
import { JumpToLatest } from './jump-to-latest.tsx';
import { LogBlock } from './log-block.tsx';
import { createLogScroller, type LogScroller, type LogView } from './log-scroller.ts';
import { NewerMessages } from './newer-messages.tsx';
import { OlderMessages } from './older-messages.tsx';
import { timelineBlocks } from './timeline-blocks.ts';
import { TimelineLine } from './timeline-line.tsx';
import type { TimelineRow } from './timeline-rows.ts';

export interface MessageLogProps {
  user: SessionUser;
  chat: ReturnType<typeof useRoomMessages>;
  changes: MessageChanges;
  /** The catch-up summary, shown above the "New" line. */
  summary: ReactNode;
  rows: readonly TimelineRow[];
  atEnd: boolean;
  /** Number of other users' messages that were never visible. */
  unseen: number;
  scroller: RefObject<LogScroller | null>;
  onView: (view: LogView) => void;
  /** Jumps to the end of the room. */
  onLatest: () => void;
}

/** Arrow keys move from message to message while the log has the focus. */
function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
  if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || event.altKey) return;
  // In the editor the arrow keys move the caret. Dialogs over the log handle their own keys.
  if (event.target instanceof HTMLTextAreaElement) return;
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  const messages = [...event.currentTarget.querySelectorAll<HTMLElement>('article')];
  const current = messages.findIndex((message) => message.contains(document.activeElement));
  const step = event.key === 'ArrowUp' ? -1 : 1;
  const target = messages.at(current === -1 ? -1 : Math.max(0, current + step));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

export function MessageLog(props: MessageLogProps) {
  const { user, chat, changes, summary, rows, atEnd, unseen, scroller, onView, onLatest } = props;
  const container = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onView);

  useLayoutEffect(() => {
    if (!container.current || !content.current) return;
    const current = createLogScroller(container.current, content.current, (view) => report(view));
    scroller.current = current;
    return () => {
      current.stop();
      scroller.current = null;
    };
  }, [scroller]);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={container}
        role="log"
        aria-label={chatCopy.messages}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        onKeyDown={moveBetweenMessages}
        className="flex h-full flex-col overflow-y-auto px-4 pt-2 pb-1 outline-offset-[-2px] [overflow-anchor:none] md:px-8 md:pt-4 md:pb-2"
      >
        <div
          ref={content}
          data-partial={chat.newer === 'none' ? undefined : ''}
          className="mx-auto mt-auto w-full max-w-190"
        >
          <OlderMessages older={chat.older} onLoad={chat.loadOlder} />
          {timelineBlocks(rows).map((block) => (
            <LogBlock key={block.key} count={block.rows.length}>
              {block.rows.map((row) => (
                <SectionBoundary
                  key={row.key}
                  data={row.kind === 'message' ? row.message : row.key}
                  look="row"
                >
                  <TimelineLine
                    row={row}
                    user={user}
                    changes={changes}
                    summary={summary}
                    onRetry={chat.retry}
                    onDiscard={chat.discard}
                  />
                </SectionBoundary>
              ))}
            </LogBlock>
          ))}
          <NewerMessages newer={chat.newer} onLoad={chat.loadNewer} />
        </div>
      </div>
      {atEnd ? null : <JumpToLatest count={unseen} onJump={onLatest} />}
    </div>
  );
}
