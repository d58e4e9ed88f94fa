import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { EmojiChooser } from '../emoji/emoji-chooser.tsx';

const quick = ['👍', '❤️', '😂', '🎉', '👀', '✅'];

interface ReactionPickerProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** Six frequent emoji and a button for all. It takes the focus, and Escape closes it. */
export function ReactionPicker({ onPick, onClose }: ReactionPickerProps) {
  const [choosing, setChoosing] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);

  // The button that opened the picker is gone, so focus the picker's first button.
  useEffect(() => group.current?.querySelector('button')?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <>
      <fieldset
        ref={group}
        aria-label={chatCopy.react}
        onKeyDown={onKeyDown}
        // Fits one row next to the close button, even on the narrowest phones.
        className="flex *:min-w-0"
      >
        {quick.map((emoji) => (
          <Button key={emoji} variant="ghost" size="tool" className="text-18" onClick={() => onPick(emoji)}>
            {emoji}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="tool"
          aria-label={chatCopy.moreReactions}
          aria-haspopup="dialog"
          title={chatCopy.moreReactions}
          onClick={() => setChoosing(true)}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </fieldset>
      {choosing ? <EmojiChooser onPick={onPick} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
