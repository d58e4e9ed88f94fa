import { limits } from '@teamwright/contracts/core/limits.ts';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { commentsCopy as copy } from '../../copy/projects/comments.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';

/** The remaining characters are shown from this many before the limit. */
const countsFrom = 200;

interface CommentFormProps {
  label: string;
  submitLabel: string;
  failedText: string;
  /** Resolves once the text is stored; throws the server's error. */
  onSend: (text: string) => Promise<void>;
  defaultText?: string;
  onCancel?: () => void;
  autoFocus?: boolean;
  /** Shown above the text field. */
  children?: ReactNode;
}

/**
 * A text field with a limit and a button. The text stays until it is stored. Ctrl or ⌘ with Enter also sends.
 */
export function CommentForm(props: CommentFormProps) {
  const { label, submitLabel, failedText, onSend, defaultText = '', onCancel, autoFocus, children } = props;
  const [text, setText] = useState(defaultText);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const left = limits.comment.max - text.length;

  async function send(): Promise<void> {
    if (busy) return;
    const trimmed = text.trim();
    setError(trimmed === '' ? copy.nothingTyped : '');
    if (trimmed === '') return area.current?.focus();
    setBusy(true);
    try {
      await onSend(trimmed);
      setText('');
    } catch (problem) {
      setError(errorText(problem, failedText));
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
      void send();
    if (event.key === 'Escape' && onCancel) onCancel();
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      {children}
      <TextArea
        ref={area}
        label={label}
        rows={3}
        dir="auto"
        maxLength={limits.comment.max}
        value={text}
        autoFocus={autoFocus}
        hint={left <= countsFrom ? fill(copy.left, { count: left }) : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        error={error || undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
        <UnsavedGuard isUnsaved={text.trim() !== defaultText.trim() && text.trim() !== '' && !busy} />
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            {copy.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
