import { ChevronRight } from 'lucide-react';
import { chatCopy } from '../../copy/chat.ts';
import { useConnectionState } from '../../lib/use-realtime.ts';
import { fill } from '../../texts.ts';

interface DebugInfoProps {
  /** How many rooms each of the two calls answered; undefined without a list. */
  counts: readonly (number | undefined)[];
  shown: number;
}

/** Counts and the state of the connection, for questions about the list; no ids. */
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
