import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { chatCopy } from '../../copy/chat.ts';
import { Button } from '../../ui/button.tsx';
import { EmojiChooser } from './emoji/emoji-chooser.tsx';

const quick = ['👍', '❤️', '😂', '🎉', '👀', '✅'];

interface ReactionPickerProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** Six emoji at hand, and the way to all of them; it takes the focus, and Escape leaves it. */
export function ReactionPicker({ onPick, onClose }: ReactionPickerProps) {
  const [choosing, setChoosing] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);

  // What was pressed to open it is gone: the first of what came has the focus.
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
        // One row also on the narrowest phones, beside the button that takes it away.
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
