import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useIsHidden } from '../blocked-messages.ts';
import { membersQuery } from '../chat.queries.ts';
import { matchingMembers, mentionQuery, withMention } from './mention-query.ts';

export type MentionMenu = ReturnType<typeof useMentionMenu>;

interface MentionMenuOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  projectId: string;
  ownId: string;
  onWrite: (text: string) => void;
}

/** Suggests members while a name is typed after an @. The focus stays in the message input. */
export function useMentionMenu({ box, text, projectId, ownId, onWrite }: MentionMenuOptions) {
  const { data: members = [] } = useQuery(membersQuery(projectId));
  const isHidden = useIsHidden();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  /** The index of an @ for which the user closed the suggestions. */
  const [dismissed, setDismissed] = useState<number>();
  const listId = useId();
  const query = caret === undefined ? undefined : mentionQuery(text, caret);
  const offered =
    query && query.at !== dismissed ? matchingMembers(members, query.typed, { ownId, isHidden }) : [];
  const open = offered.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(index: number): void {
    const member = offered[index];
    if (!member || !query) return;
    const next = withMention(text, query, member.username);
    onWrite(next.text);
    setCaret(undefined);
    box.current?.focus();
    requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret));
  }

  return {
    listId,
    optionId,
    offered,
    open,
    active: Math.min(active, offered.length - 1),
    choose,
    /** Called when the caret or the text changes. */
    update(): void {
      const next = box.current?.selectionStart;
      if (next === caret) return;
      setCaret(next);
      setActive(0);
      if (next === undefined || mentionQuery(box.current?.value ?? '', next)?.at !== dismissed)
        setDismissed(undefined);
    },
    close: () => setCaret(undefined),
    /** Returns true if the menu handled the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!open || event.nativeEvent.isComposing) return false;
      const at = Math.min(active, offered.length - 1);
      if (event.key === 'ArrowDown') setActive((at + 1) % offered.length);
      else if (event.key === 'ArrowUp') setActive((at + offered.length - 1) % offered.length);
      else if (event.key === 'Escape') setDismissed(query?.at);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(at);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    /** ARIA attributes for the input: the list it controls and the active option. */
    boxProps: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open ? optionId(Math.min(active, offered.length - 1)) : undefined,
    } as const,
  };
}
