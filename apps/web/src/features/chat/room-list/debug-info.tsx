import { ChevronRight } from 'lucide-react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { useConnectionState } from '../../../lib/api/use-realtime.ts';
import { fill } from '../../../texts.ts';

interface DebugInfoProps {
  /** Number of rooms returned by each of the two calls; undefined without a list. */
  counts: readonly (number | undefined)[];
  shown: number;
}

/** Counts and connection state for support questions; contains no ids. */
export function DebugInfo({ counts, shown }: DebugInfoProps) {
  const connection = useConnectionState();
  const [owned = chatCopy.notAnswered, joined = chatCopy.notAnswered] = counts;
  return (
    <details className="group border-t px-4 py-3 text-12 text-muted">
      <summary className="flex min-h-6 list-none items-center gap-1.5">
        <ChevronRight aria-hidden="true" className="group-open:rotate-90" />
        {chatCopy.debug}
      </summary>
      <p className="pt-1">
        {fill(chatCopy.debugLine, { owned, joined, shown, connection: chatCopy.connection[connection] })}
      </p>
    </details>
  );
}
