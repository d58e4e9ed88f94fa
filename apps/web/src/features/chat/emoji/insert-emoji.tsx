import { Smile } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { emojiCopy } from '../../../copy/chat/emoji.ts';
import { Button } from '../../../ui/button.tsx';
import { EmojiChooser } from './emoji-chooser.tsx';

interface InsertEmojiProps {
  box: RefObject<HTMLTextAreaElement | null>;
  onWrite: (text: string) => void;
}

/** Inserts an emoji at the caret or replaces the selection. */
export function InsertEmoji({ box, onWrite }: InsertEmojiProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement>(null);

  function pick(emoji: string): void {
    returnTo.current = box.current;
    setOpen(false);
    if (!box.current) return;
    const { value, selectionStart, selectionEnd } = box.current;
    const caret = selectionStart + emoji.length;
    onWrite(value.slice(0, selectionStart) + emoji + value.slice(selectionEnd));
    requestAnimationFrame(() => box.current?.setSelectionRange(caret, caret));
  }

  return (
    <>
      <Button
        ref={opener}
        variant="ghost"
        size="square"
        aria-label={emojiCopy.insert}
        aria-haspopup="dialog"
        title={emojiCopy.insert}
        onClick={() => {
          returnTo.current = opener.current;
          setOpen(true);
        }}
      >
        <Smile aria-hidden="true" className="size-5" />
      </Button>
      {open ? <EmojiChooser onPick={pick} onClose={() => setOpen(false)} finalFocus={returnTo} /> : null}
    </>
  );
}
