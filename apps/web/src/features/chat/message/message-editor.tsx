import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { excessText, useTextHeight } from '../composer/text-box.ts';

interface MessageEditorProps {
  /** The current text of the message. */
  initialText: string;
  /** Resolves once the change is stored; throws the server's error. */
  onSave: (text: string) => Promise<void>;
  onDone: () => void;
  /** Called when the user saves an empty text. */
  onEmptied: () => void;
}

function useMessageEdit({ initialText, onSave, onDone, onEmptied }: MessageEditorProps) {
  const [text, setText] = useState(initialText);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const trimmed = text.trim();
  const error = excessText(trimmed.length) || failure;
  useTextHeight(box, text);

  useEffect(() => {
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  async function save(): Promise<void> {
    if (busy || excessText(trimmed.length)) return;
    if (trimmed === '') return onEmptied();
    if (trimmed === initialText) return onDone();
    setBusy(true);
    setFailure('');
    try {
      await onSave(trimmed);
      onDone();
    } catch (refusal) {
      setFailure(errorText(refusal, chatCopy.editFailed));
      setBusy(false);
      box.current?.focus();
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void save();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onDone();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
  }

  return { text, setText, box, busy, error, submit, onKeyDown };
}

/** Edits a message in place. The typed text stays if saving fails. */
export function MessageEditor(props: MessageEditorProps) {
  const { text, setText, box, busy, error, submit, onKeyDown } = useMessageEdit(props);
  const errorId = useId();

  return (
    <form onSubmit={submit} className="grid gap-2 pt-1">
      <textarea
        ref={box}
        rows={1}
        dir="auto"
        value={text}
        aria-label={chatCopy.editBox}
        aria-invalid={error !== '' || undefined}
        aria-describedby={error === '' ? undefined : errorId}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="block max-h-[40dvh] w-full resize-none rounded-6 border border-control bg-card px-3 py-2 text-16 text-heading md:text-15"
      />
      {error ? (
        <p id={errorId} role="alert" className="text-13 text-danger">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {chatCopy.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={props.onDone}>
          {chatCopy.cancel}
        </Button>
        <span className="text-12 text-muted max-md:hidden">{chatCopy.editHint}</span>
      </div>
    </form>
  );
}
