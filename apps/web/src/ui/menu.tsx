import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

export type MenuEntry =
  | {
      key: string;
      label: ReactNode;
      icon?: ReactNode /** The link to render, without children. */;
      link: ReactElement;
    }
  | { key: string; label: ReactNode; icon?: ReactNode; onSelect: () => void };

interface MenuProps {
  /** The button, without behaviour: it opens on hover, press, Enter, Space and arrow down. */
  trigger: ReactElement;
  /** Above the entries, for example who is signed in. */
  header?: ReactNode;
  entries: readonly MenuEntry[];
  defaultOpen?: boolean;
}

const itemClass =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-6 px-3 text-14 font-medium text-text no-underline ' +
  'outline-0 data-highlighted:bg-fill data-highlighted:text-heading' +
  'dark:data-highlighted:bg-card max-md:min-h-11';

function renderEntry(entry: MenuEntry) {
  const content = (
    <>
      <span aria-hidden="true" className="text-muted">
        {entry.icon}
      </span>
      {entry.label}
    </>
  );
  if ('link' in entry) {
    return (
      <Base.LinkItem key={entry.key} render={entry.link} closeOnClick className={itemClass}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item key={entry.key} onClick={entry.onSelect} className={itemClass}>
      {content}
    </Base.Item>
  );
}

/** A menu under a button, for mouse, keyboard and touch (Base UI Menu). Load it lazily. */
export function Menu({ trigger, header, entries, defaultOpen }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger openOnHover delay={80} closeDelay={160} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-40">
          <Base.Popup className="min-w-56 rounded-10 border bg-float p-1.5 shadow-float transition-opacity duration-120 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0">
            {header}
            {entries.map(renderEntry)}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
