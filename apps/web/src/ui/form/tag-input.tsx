import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import {
  type ChangeEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { fill } from '../../texts.ts';
import { Announcer } from '../state/announcer.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { addTag, suggestTags } from './tag-list-edit.ts';

interface TagInputProps extends FieldTexts {
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
  placeholder?: string;
  /** Known tags to suggest while typing. */
  suggestions?: readonly string[];
  /** Called with the typed text on every change, to look up suggestions. */
  onType?: (text: string) => void;
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  /** For tags that can be moved to another list, by drag or by `menu`. */
  moving?: TagMoving;
}

interface TagMoving {
  menu: (tag: string) => ReactNode;
  onDragStart: (tag: string, event: DragEvent) => void;
  /** Name of the button that removes the tag from this list. */
  removeLabel: (tag: string) => string;
}

interface ChipProps {
  tag: string;
  pulsing: boolean;
  onPulsed: () => void;
  onRemove: () => void;
  moving: TagMoving | undefined;
}

function Chip({ tag, pulsing, onPulsed, onRemove, moving }: ChipProps) {
  return (
    <li
      onAnimationEnd={onPulsed}
      draggable={moving ? true : undefined}
      onDragStart={moving && ((event) => moving.onDragStart(tag, event))}
      className={cx(
        'inline-flex h-9 max-w-full items-center gap-1 rounded-4 bg-fill pl-2 text-13 text-text md:h-[30px]',
        pulsing && 'animate-pulse-once',
        moving && 'cursor-grab',
      )}
    >
      <span className="truncate">{tag}</span>
      {moving?.menu(tag)}
      <button
        type="button"
        aria-label={moving ? moving.removeLabel(tag) : fill(uiCopy.remove, { name: tag })}
        onClick={onRemove}
        className="hit-44 grid size-9 place-items-center rounded-4 text-muted hover:text-heading md:size-7 md:after:hidden"
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

type TagEditing = Pick<TagInputProps, 'tags' | 'onTags' | 'onType'> & { suggestions: readonly string[] };

/** The typed text, the changes to the list, and what screen readers announce about them. */
function useTagEditing({ tags, onTags, onType, suggestions }: TagEditing) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [pulsing, setPulsing] = useState<string>();
  const [announced, setAnnounced] = useState('');

  function add(text: string): void {
    const addition = addTag(tags, text);
    if (addition.outcome === 'ignored') return;
    setTyped('');
    if (addition.outcome === 'duplicate') {
      setPulsing(addition.tag);
      setAnnounced(fill(uiCopy.duplicate, { name: addition.tag }));
      return;
    }
    onTags(addition.tags);
    setAnnounced(fill(uiCopy.added, { name: addition.tag }));
  }

  function remove(tag: string): void {
    onTags(tags.filter((other) => other !== tag));
    setAnnounced(fill(uiCopy.removed, { name: tag }));
    box.current?.querySelector('input')?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  }

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const text = event.target.value;
    onType?.(text);
    // Choosing from a datalist fires an input event of another type than typing.
    const chosen =
      'inputType' in event.nativeEvent && event.nativeEvent.inputType !== 'insertReplacementText';
    if (!chosen && suggestions.includes(text)) add(text);
    else setTyped(text);
  }

  return {
    box,
    typed,
    pulsing,
    announced,
    add,
    remove,
    onChange,
    onKeyDown,
    stopPulsing: () => setPulsing(undefined),
  };
}

/** A list of tags. Enter adds a tag, Backspace in the empty box removes the last one, a duplicate pulses. */
export function TagInput({
  tags,
  onTags,
  placeholder,
  suggestions = [],
  onType,
  inputRef,
  moving,
  ...props
}: TagInputProps) {
  const listId = useId();
  const editing = useTagEditing({ tags, onTags, onType, suggestions });
  const { box, typed, pulsing, announced, stopPulsing, remove } = editing;
  const offered = suggestTags(suggestions, tags, typed);
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <div
          ref={box}
          className={cx(
            'flex min-h-10 flex-wrap gap-1 rounded-6 border bg-card p-1 max-md:min-h-11',
            'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary',
            props.error ? 'border-danger shadow-[0_0_0_1px_var(--danger)]' : 'border-control',
          )}
        >
          <ul className="contents">
            {tags.map((tag) => (
              <Chip
                key={tag}
                tag={tag}
                pulsing={tag === pulsing}
                onPulsed={stopPulsing}
                onRemove={() => remove(tag)}
                moving={moving}
              />
            ))}
          </ul>
          <input
            {...control}
            ref={inputRef}
            name={props.name}
            value={typed}
            list={offered.length > 0 ? listId : undefined}
            maxLength={props.maxLength}
            placeholder={placeholder}
            autoComplete="off"
            onChange={editing.onChange}
            onKeyDown={editing.onKeyDown}
            onBlur={() => editing.add(typed)}
            className="min-h-[30px] min-w-24 flex-1 bg-transparent px-2 text-16 text-heading outline-0 placeholder:text-muted placeholder:opacity-100 max-md:min-h-9"
          />
          <datalist id={listId}>
            {offered.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Announcer>{announced}</Announcer>
        </div>
      )}
    </Field>
  );
}
