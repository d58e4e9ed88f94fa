import type { RefObject } from 'react';
import { emojiCopy } from '../../../copy/emoji.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmojiList } from './emoji-list.tsx';

export interface EmojiDialogProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
  /** What has the focus afterwards; what had it before otherwise. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** All emoji to choose one from; Escape chooses none. */
export function EmojiDialog({ onPick, onClose, finalFocus }: EmojiDialogProps) {
  const wide = useMediaQuery('(width >= 768px)');
  return (
    <Dialog open title={emojiCopy.picker} onClose={onClose} {...(finalFocus && { finalFocus })}>
      <EmojiList columns={wide ? 10 : 6} onPick={onPick} />
    </Dialog>
  );
}
