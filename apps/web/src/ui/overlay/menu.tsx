import { Menu as Base } from '@base-ui/react/menu';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

export type MenuEntry =
  | {
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      /** Shown at the end of the line, such as a number or a key. */
      hint?: ReactNode;
      /** The link to render, without children. */
      link: ReactElement;
    }
  | {
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      hint?: ReactNode;
      isDangerous?: boolean;
      onSelect: () => void;
    }
  | {
      key: string;
      label: string;
      choices: readonly Choice[];
      chosen: string;
      onChoose: (key: string) => void;
    };

interface Choice {
  key: string;
  label: string;
  icon: ReactNode;
}

interface MenuProps {
  /** The trigger button without behaviour. The menu opens on hover, press, Enter, Space and arrow down. */
  trigger: ReactElement;
  /** Shown above the entries, for example the user's name. */
  header?: ReactNode;
  entries: readonly MenuEntry[];
  defaultOpen?: boolean;
  /** Off where several menus are in a list and the mouse passes over them. */
  openOnHover?: boolean;
}

const itemClass =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-6 px-3 text-14 font-medium text-text no-underline ' +
  'outline-0 data-highlighted:bg-fill data-highlighted:text-heading ' +
  'dark:data-highlighted:bg-card max-md:min-h-11';

function content({ icon, label, hint }: { icon?: ReactNode; label: ReactNode; hint?: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        {icon}
      </span>
      {label}
      {hint ? <span className="ml-auto pl-4">{hint}</span> : null}
    </>
  );
}

function renderChoices({ key, label, choices, chosen, onChoose }: Extract<MenuEntry, { choices: unknown }>) {
  return (
    <Base.RadioGroup key={key} value={chosen} onValueChange={onChoose} className="my-1.5 border-y py-1.5">
      <Base.GroupLabel className="px-3 py-1 text-12 font-semibold text-muted">{label}</Base.GroupLabel>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.key} value={choice.key} className={itemClass}>
          {content(choice)}
          <Base.RadioItemIndicator className="ml-auto text-primary">
            <Check aria-hidden="true" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

function renderEntry(entry: MenuEntry) {
  if ('choices' in entry) return renderChoices(entry);
  if ('link' in entry) {
    return (
      <Base.LinkItem key={entry.key} render={entry.link} closeOnClick className={itemClass}>
        {content(entry)}
      </Base.LinkItem>
    );
  }
  const item = (
    <Base.Item
      key={entry.key}
      onClick={entry.onSelect}
      className={cx(itemClass, entry.isDangerous && 'text-danger! *:text-danger!')}
    >
      {content(entry)}
    </Base.Item>
  );
  if (!entry.isDangerous) return item;
  return [<Base.Separator key={`${entry.key}-line`} className="my-1.5 h-px bg-hairline" />, item];
}

/** A menu under a button, for mouse, keyboard and touch (Base UI Menu). Load it lazily. */
export function Menu({ trigger, header, entries, defaultOpen, openOnHover = true }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger openOnHover={openOnHover} delay={80} closeDelay={160} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-40">
          <Base.Popup className="max-h-(--available-height) min-w-56 overflow-y-auto rounded-10 border bg-float p-1.5 shadow-float transition-opacity duration-120 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0">
            {header}
            {entries.map(renderEntry)}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
