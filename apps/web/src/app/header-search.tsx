import { useEffect, useRef } from 'react';
import { shellCopy } from '../copy/shell.ts';
import { paths } from '../paths.ts';
import { useSession } from '../stores/session.ts';
import { SearchField } from '../ui/search-field.tsx';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function asksForSearch(event: KeyboardEvent, singleKeys: boolean): boolean {
  if (event.key === 'k') return event.ctrlKey || event.metaKey;
  return event.key === '/' && singleKeys && !isTyping(event.target);
}

/** The search box of larger screens. `/` and Ctrl or ⌘ K lead to it from anywhere. */
export function HeaderSearch() {
  const form = useRef<HTMLFormElement>(null);
  const singleKeys = useSession((session) => session.singleKeys);

  useEffect(() => {
    function focusSearch(event: KeyboardEvent): void {
      const box = form.current?.querySelector('input');
      // Below 768 px the box is not shown; the search page has its own.
      if (!box?.checkVisibility() || !asksForSearch(event, singleKeys)) return;
      event.preventDefault();
      box.select();
    }
    window.addEventListener('keydown', focusSearch);
    return () => window.removeEventListener('keydown', focusSearch);
  }, [singleKeys]);

  return (
    <search className="max-w-105 flex-1 max-md:hidden">
      <form ref={form} action={paths.search()} method="get">
        <SearchField
          name="searchTerm"
          label={shellCopy.search}
          placeholder={shellCopy.search}
          shortcut={singleKeys ? '/' : undefined}
        />
      </form>
    </search>
  );
}
