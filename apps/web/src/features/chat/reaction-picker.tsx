import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { chatCopy } from '../../copy/chat.ts';
import { Button } from '../../ui/button.tsx';

const quick = ['👍', '❤️', '😂', '🎉', '👀', '✅'];
const further = ['🙏', '👏', '🚀', '🔥', '💡', '🤔', '😮', '😢', '💯', '👋', '❌', '☕'];

interface ReactionPickerProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** Six emoji at hand and some more; it takes the focus, and Escape leaves it. */
export function ReactionPicker({ onPick, onClose }: ReactionPickerProps) {
  const [more, setMore] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);

  // What was pressed to open or widen it is gone: the first of what came has the focus.
  useEffect(() => {
    group.current?.querySelectorAll('button')[more ? quick.length : 0]?.focus();
    // At the last message the widened rows reach below the edge of the log.
    if (more) group.current?.scrollIntoView({ block: 'nearest' });
  }, [more]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <fieldset
      ref={group}
      aria-label={chatCopy.react}
      onKeyDown={onKeyDown}
      className="flex max-w-72 flex-wrap"
    >
      {[...quick, ...(more ? further : [])].map((emoji) => (
        <Button key={emoji} variant="ghost" size="square" className="text-18" onClick={() => onPick(emoji)}>
          {emoji}
        </Button>
      ))}
      {more ? null : (
        <Button
          variant="ghost"
          size="square"
          aria-label={chatCopy.moreReactions}
          title={chatCopy.moreReactions}
          onClick={() => setMore(true)}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      )}
    </fieldset>
  );
}
