import { useEffect, useEffectEvent, useRef } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import type { HistoryState } from '../history/message-window.ts';

interface OlderMessagesProps {
  older: HistoryState['older'];
  onLoad: () => void;
}

/** Loads more messages when it comes near the viewport. */
export function LoadWhenNear({ onLoad }: { onLoad: () => void }) {
  const marker = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      // Root margins apply only to the scroll container, which is the log.
      { root: marker.current.closest('[role=log]'), rootMargin: '1200px 0px' },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={marker} className="h-6" />;
}

/** Loads older messages, or shows that this is the beginning of the room. */
export function OlderMessages({ older, onLoad }: OlderMessagesProps) {
  if (older === 'more') return <LoadWhenNear onLoad={onLoad} />;
  if (older === 'loading') {
    return (
      <p className="flex items-center justify-center gap-2 py-2 text-13 text-muted">
        <Spinner />
        {chatCopy.loadingOlder}
      </p>
    );
  }
  if (older === 'failed') {
    return (
      <p className="flex flex-wrap items-center justify-center gap-2 py-2 text-13 text-danger">
        {chatCopy.olderFailed}
        <Button size="sm" onClick={onLoad}>
          {chatCopy.tryAgain}
        </Button>
      </p>
    );
  }
  return <p className="py-2 text-center text-13 text-muted">{chatCopy.beginning}</p>;
}
