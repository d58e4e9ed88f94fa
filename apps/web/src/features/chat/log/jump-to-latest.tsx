import { ArrowDown } from 'lucide-react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Count } from '../../../ui/count.tsx';

interface JumpToLatestProps {
  /** Number of messages that were never visible. */
  count: number;
  onJump: () => void;
}

export function JumpToLatest({ count, onJump }: JumpToLatestProps) {
  const { toLatest, toLatestNew } = chatCopy;
  return (
    <Button
      size="sm"
      onClick={onJump}
      aria-label={count > 0 ? `${toLatest}, ${fill(toLatestNew, { count })}` : undefined}
      className="absolute! bottom-2 left-1/2 -translate-x-1/2 bg-float! shadow-float"
    >
      <ArrowDown aria-hidden="true" />
      {toLatest}
      {count > 0 ? <Count value={count} /> : null}
    </Button>
  );
}
