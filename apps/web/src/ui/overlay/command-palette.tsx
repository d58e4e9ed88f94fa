import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

export interface Command {
  /** Unique in the whole list. */
  key: string;
  label: string;
  icon: ReactNode;
  /** The kind of the item or where it leads, in a few words. */
  hint?: string;
  run: () => void;
}

export interface CommandGroup {
  label: string;
  items: readonly Command[];
}

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  title: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Results for the query in display order. The palette itself does not filter. */
  groups: readonly CommandGroup[];
  empty: string;
  /** Announced when the list changes. */
  status: string;
}

const popupClass =
  'fixed top-[max(16px,10dvh)] left-1/2 z-40 flex max-h-[min(560px,calc(100dvh-32px))] w-[calc(100vw-32px)] max-w-140 ' +
  '-translate-x-1/2 flex-col overflow-hidden rounded-14 border bg-float shadow-float transition-[opacity,scale] ' +
  'duration-200 ease-out data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0';

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-6 px-3 text-14 font-medium text-text outline-0 max-md:min-h-11 ' +
  'data-highlighted:bg-tint data-highlighted:text-on-tint forced-colors:data-highlighted:outline-2';

function CommandItem({ command, onRun }: { command: Command; onRun: () => void }) {
  return (
    <Autocomplete.Item value={command} onClick={onRun} className={itemClass}>
      <span aria-hidden="true" className="grid size-5 place-items-center text-muted">
        {command.icon}
      </span>
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.hint ? <span className="max-w-[45%] truncate text-13 text-muted">{command.hint}</span> : null}
    </Autocomplete.Item>
  );
}

/** A dialog with a list of commands and a search box (Base UI Autocomplete in Dialog). Load it lazily. */
export function CommandPalette({ open, onClose, query, onQuery, groups, ...words }: CommandPaletteProps) {
  const ran = useRef(false);

  function run(command: Command): void {
    ran.current = true;
    onClose();
    command.run();
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[rgb(11_20_36/0.5)] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        {/* A command sets the focus itself. Without one, the focus returns. */}
        <Base.Popup aria-label={words.title} finalFocus={() => !ran.current} className={popupClass}>
          <Autocomplete.Root
            open
            inline
            items={groups}
            filter={null}
            value={query}
            onValueChange={onQuery}
            itemToStringValue={(command: Command) => command.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className="relative border-b">
              <Search aria-hidden="true" className="absolute top-1/2 left-5 -translate-y-1/2 text-muted" />
              <Autocomplete.Input
                aria-label={words.title}
                placeholder={words.placeholder}
                className="h-13 w-full bg-transparent pr-5 pl-12 text-16 text-heading outline-0 placeholder:text-muted placeholder:opacity-100"
              />
            </div>
            <Autocomplete.Status className="sr-only">{words.status}</Autocomplete.Status>
            {groups.length === 0 ? (
              <p className="px-5 py-8 text-center text-14 text-muted">{words.empty}</p>
            ) : null}
            <Autocomplete.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:hidden">
              {(group: CommandGroup) => (
                <Autocomplete.Group key={group.label} items={group.items} className="not-first:mt-2">
                  <Autocomplete.GroupLabel className="px-3 py-1.5 text-12 font-semibold text-muted">
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: Command) => (
                      <CommandItem key={command.key} command={command} onRun={() => run(command)} />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
