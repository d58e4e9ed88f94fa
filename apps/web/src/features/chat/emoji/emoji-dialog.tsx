import type { RefObject } from 'react';
import { emojiCopy } from '../../../copy/chat/emoji.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmojiList } from './emoji-list.tsx';

export interface EmojiDialogProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
  /** Receives the focus when the dialog closes; by default the element that had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A dialog with all emoji. Escape closes it without a choice. */
export function EmojiDialog({ onPick, onClose, finalFocus }: EmojiDialogProps) {
  const wide = useMediaQuery('(width >= 768px)');
  return (
    <Dialog open title={emojiCopy.picker} onClose={onClose} {...(finalFocus && { finalFocus })}>
      <EmojiList columns={wide ? 10 : 6} onPick={onPick} />
    </Dialog>
  );
}
