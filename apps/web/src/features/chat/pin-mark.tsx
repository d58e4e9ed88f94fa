import { Pin } from 'lucide-react';
import { chatFindsCopy } from '../../copy/chat-finds.ts';
import { fill } from '../../texts.ts';

/** Shown above the text of a pinned message. */
export function PinMark({ by }: { by: string }) {
  return (
    <p className="flex items-start gap-1 text-12 text-brass">
      <Pin aria-hidden="true" className="mt-0.5 size-3 flex-none" />
      <bdi className="wrap-anywhere">{fill(chatFindsCopy.pinnedBy, { name: by })}</bdi>
    </p>
  );
}
