import { Code, ImagePlus, Send } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { chatPicturesCopy } from '../../../copy/chat/pictures.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { InsertEmoji } from '../emoji/insert-emoji.tsx';
import type { usePictures } from '../pictures/use-pictures.ts';

interface Fenced {
  text: string;
  /** The new caret position: the end of the code. */
  caret: number;
}

/** Wraps the selected part of a text in a code block on separate lines. */
export function fencedSelection(text: string, start: number, end: number): Fenced {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === '' || before.endsWith('\n') ? '```\n' : '\n```\n';
  const tail = after === '' || after.startsWith('\n') ? '\n```' : '\n```\n';
  const code = text.slice(start, end);
  return { text: before + lead + code + tail + after, caret: before.length + lead.length + code.length };
}

interface ComposerToolbarProps {
  box: RefObject<HTMLTextAreaElement | null>;
  pictures: ReturnType<typeof usePictures>;
  sending: boolean;
  onWrite: (text: string) => void;
}

/** The buttons below the message input: code, pictures, emoji, and send. */
export function ComposerToolbar({ box, pictures, sending, onWrite }: ComposerToolbarProps) {
  const chooser = useRef<HTMLInputElement>(null);

  function insertCode(): void {
    if (!box.current) return;
    const { value, selectionStart, selectionEnd } = box.current;
    const fenced = fencedSelection(value, selectionStart, selectionEnd);
    onWrite(fenced.text);
    box.current.focus();
    requestAnimationFrame(() => box.current?.setSelectionRange(fenced.caret, fenced.caret));
  }

  return (
    <div className="flex items-center gap-1 px-2 pt-1 pb-2">
      <Button
        variant="ghost"
        size="square"
        aria-label={chatCopy.insertCode}
        title={chatCopy.insertCode}
        onClick={insertCode}
      >
        <Code aria-hidden="true" className="size-5" />
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={pictures.accept}
        multiple
        hidden
        onChange={pictures.onChosen}
      />
      <Button
        variant="ghost"
        size="square"
        aria-label={chatPicturesCopy.addPictures}
        title={chatPicturesCopy.addPictures}
        onClick={() => chooser.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
      </Button>
      <InsertEmoji box={box} onWrite={onWrite} />
      <span className="min-w-0 flex-1 truncate text-12 text-muted">
        <span className="max-md:hidden">{chatCopy.sendHint}</span>
      </span>
      <Button type="submit" variant="primary" busy={sending}>
        {sending ? null : <Send aria-hidden="true" />}
        {sending ? texts.chat.sending : texts.chat.send}
      </Button>
    </div>
  );
}
