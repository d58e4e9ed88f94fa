import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { skillProposalsCopy as copy } from '../../copy/skill-proposals.ts';
import { type FocusTarget, useFocusHandover } from '../../lib/focus/use-focus-handover.ts';
import { fill } from '../../texts.ts';
import { Announcer } from '../state/announcer.tsx';

interface Suggestion {
  readonly skillId: string;
  readonly label: string;
  /** Where the skill comes from. On phones, only screen readers get it. */
  readonly note?: string;
}

interface SkillChipsProps {
  /** Names the group for screen readers. */
  label: string;
  suggestions: readonly Suggestion[];
  /** Adds or dismisses a suggestion and returns what screen readers announce. */
  onAccept: (suggestion: Suggestion) => string;
  onDismiss: (suggestion: Suggestion) => string;
  /** Receives the focus when the last suggestion is removed. */
  fallback: RefObject<FocusTarget | null>;
}

interface ChipProps extends Pick<SkillChipsProps, 'fallback'> {
  suggestion: Suggestion;
  hintId: string;
  onAccept: () => void;
  onDismiss: () => void;
}

function Chip({ suggestion, hintId, onAccept, onDismiss, fallback }: ChipProps) {
  const { label: name, note } = suggestion;
  const row = useFocusHandover(fallback);
  const add = fill(copy.add, { name });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onDismiss();
  }

  return (
    <li
      ref={row}
      className="inline-flex max-w-full rounded-4 border border-dashed border-control bg-card text-13 text-heading"
    >
      <button
        type="button"
        aria-label={note === undefined ? add : `${add} ${note}`}
        aria-describedby={hintId}
        aria-keyshortcuts="Enter Delete"
        onClick={onAccept}
        onKeyDown={onKeyDown}
        className="inline-flex h-11 min-w-0 items-center gap-1 rounded-l-4 md:h-[30px] pr-1 pl-2 hover:bg-tint hover:text-on-tint"
      >
        <Plus aria-hidden="true" className="size-4 flex-none" />
        <span className="truncate">{name}</span>{' '}
        {note === undefined ? null : (
          <span className="max-w-48 min-w-16 truncate text-12 text-muted max-md:hidden">{note}</span>
        )}
      </button>
      {/* Not a tab stop: the Delete key does the same. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={fill(copy.dismiss, { name })}
        onClick={onDismiss}
        className="grid size-11 flex-none place-items-center rounded-r-4 text-muted hover:bg-fill hover:text-heading md:size-[30px]"
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

/** Suggested skills. Enter or a tap adds one; Delete, Backspace or its cross dismisses it. */
export function SkillChips({ label, suggestions, onAccept, onDismiss, fallback }: SkillChipsProps) {
  const hintId = useId();
  const [announced, setAnnounced] = useState('');
  return (
    <div>
      {suggestions.length > 0 ? (
        <fieldset aria-label={label} className="mt-2 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
          <p className="text-13 text-muted">
            <span aria-hidden="true">{copy.suggested}. </span>
            <span id={hintId}>{copy.keys}</span>
          </p>
          <ul className="flex flex-wrap gap-1.5">
            {suggestions.map((suggestion) => (
              <Chip
                key={suggestion.skillId}
                suggestion={suggestion}
                hintId={hintId}
                fallback={fallback}
                onAccept={() => setAnnounced(onAccept(suggestion))}
                onDismiss={() => setAnnounced(onDismiss(suggestion))}
              />
            ))}
          </ul>
        </fieldset>
      ) : null}
      <Announcer>{announced}</Announcer>
    </div>
  );
}
