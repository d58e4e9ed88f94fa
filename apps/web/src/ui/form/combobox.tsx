import { Combobox as Base } from '@base-ui/react/combobox';
import { cx } from 'class-variance-authority';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Field, type FieldTexts } from './field.tsx';
import { inputClass } from './input-class.ts';

/** Maximum number of items rendered at once; typing filters the rest. */
const maxShown = 100;

interface ComboboxFieldProps<Item> extends FieldTexts {
  items: readonly Item[];
  value: Item | null;
  onValue: (item: Item | null) => void;
  /** For items that the server searches: gets the typed text. */
  onSearch?: (typed: string) => void;
  /** Returns the name by which an item is searched, shown and identified. */
  nameOf: (item: Item) => string;
  /** Second line of an item. */
  detailOf?: (item: Item) => ReactNode;
  placeholder: string;
  /** Shown instead of the list when no item matches. */
  noMatch: string;
  disabled?: boolean;
}

const popupClass = cx(
  'z-30 max-h-[min(360px,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-10 border bg-float p-1.5',
  'shadow-float outline-0 transition-opacity duration-120 data-starting-style:opacity-0 data-ending-style:opacity-0',
);

const itemClass = cx(
  'grid min-h-10 cursor-pointer grid-cols-[minmax(0,1fr)_16px] items-center gap-2 rounded-6 px-3 py-1.5 text-14',
  'outline-0 select-none data-highlighted:bg-fill data-highlighted:text-heading dark:data-highlighted:bg-card max-md:min-h-11',
);

type ChoicesProps<Item> = Pick<ComboboxFieldProps<Item>, 'nameOf' | 'detailOf' | 'noMatch'>;

/** The popup: a text field and the items that match it. */
function Choices<Item>({ nameOf, detailOf, noMatch }: ChoicesProps<Item>) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} className="z-30">
        {/* With the field outside it, the popup would hide the whole page from screen readers. */}
        <Base.Popup aria-label={uiCopy.choices} className={popupClass}>
          <Base.Input
            aria-label={uiCopy.narrowChoices}
            placeholder={uiCopy.narrowChoices}
            className={cx(inputClass, 'mb-1.5')}
          />
          <Base.Empty className="px-3 py-2 text-14 text-muted empty:hidden">{noMatch}</Base.Empty>
          <Base.List>
            {(item: Item) => (
              <Base.Item key={nameOf(item)} value={item} className={itemClass}>
                <span className="min-w-0">
                  <span className="block truncate font-medium">
                    <bdi>{nameOf(item)}</bdi>
                  </span>
                  {detailOf ? (
                    <span className="block truncate text-13 text-muted">{detailOf(item)}</span>
                  ) : null}
                </span>
                <Base.ItemIndicator>
                  <Check aria-hidden="true" className="text-primary" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

/** A button that shows the choice. Typing filters its list; mouse or arrow keys choose from it. */
export function ComboboxField<Item>({
  items,
  value,
  onValue,
  onSearch,
  nameOf,
  detailOf,
  placeholder,
  noMatch,
  disabled,
  ...texts
}: ComboboxFieldProps<Item>) {
  return (
    <Base.Root
      items={items}
      value={value}
      onValueChange={onValue}
      onInputValueChange={onSearch}
      itemToStringLabel={nameOf}
      isItemEqualToValue={(one, other) => nameOf(one) === nameOf(other)}
      limit={maxShown}
      disabled={disabled}
      autoHighlight
    >
      <Field {...texts}>
        {(control) => (
          <Base.Trigger
            {...control}
            className={cx(inputClass, 'flex items-center justify-between gap-2 text-left')}
          >
            <span className={cx('truncate', value === null && 'text-muted')}>
              <Base.Value placeholder={placeholder} />
            </span>
            <ChevronDown aria-hidden="true" className="flex-none text-muted" />
          </Base.Trigger>
        )}
      </Field>
      <Choices nameOf={nameOf} detailOf={detailOf} noMatch={noMatch} />
    </Base.Root>
  );
}
