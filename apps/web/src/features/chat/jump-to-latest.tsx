import { ArrowDown } from 'lucide-react';
import { chatCopy } from '../../copy/chat.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';

interface JumpToLatestProps {
  /** Messages below the view. */
  count: number;
  onJump: () => void;
}

export function JumpToLatest({ count, onJump }: JumpToLatestProps) {
  return (
    <Button
      size="sm"
      aria-label={count > 0 ? fill(chatCopy.toLatestNew, { count }) : chatCopy.toLatest}
      onClick={onJump}
      className="absolute! bottom-2 left-1/2 -translate-x-1/2 bg-float! shadow-float"
    >
      <ArrowDown aria-hidden="true" />
      {chatCopy.toLatest}
      <Count value={count} />
    </Button>
  );
}
