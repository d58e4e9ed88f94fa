import { ArrowDown } from 'lucide-react';
import { chatCopy } from '../../copy/chat.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';

interface JumpToLatestProps {
  /** Messages that have not been in view. */
  count: number;
  onJump: () => void;
}

export function JumpToLatest({ count, onJump }: JumpToLatestProps) {
  return (
    <Button
      size="sm"
      onClick={onJump}
      className="absolute! bottom-2 left-1/2 -translate-x-1/2 bg-float! shadow-float"
    >
      <ArrowDown aria-hidden="true" />
      {chatCopy.toLatest}
      {count > 0 ? (
        <>
          <span aria-hidden="true">
            <Count value={count} />
          </span>
          <span className="sr-only">, {fill(chatCopy.toLatestNew, { count })}</span>
        </>
      ) : null}
    </Button>
  );
}
