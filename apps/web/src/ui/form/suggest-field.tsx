import { Autocomplete } from '@base-ui/react/autocomplete';
import { cx } from 'class-variance-authority';
import { Field, type FieldTexts } from './field.tsx';
import { inputClass } from './input-class.ts';

interface SuggestFieldProps extends FieldTexts {
  value: string;
  onValue: (typed: string) => void;
  /** Known values that match the typed text; any other text is allowed too. */
  suggestions: readonly string[];
  maxLength: number;
  className?: string;
}

const itemClass = cx(
  'flex min-h-10 cursor-pointer items-center rounded-6 px-3 py-1.5 text-14 outline-0 select-none max-md:min-h-11',
  'data-highlighted:bg-fill data-highlighted:text-heading dark:data-highlighted:bg-card',
);

/** A text field with a list of suggestions below it: arrow keys and Enter, or a tap, take one over. */
export function SuggestField({
  value,
  onValue,
  suggestions,
  maxLength,
  className,
  ...texts
}: SuggestFieldProps) {
  return (
    <Autocomplete.Root items={suggestions} value={value} onValueChange={onValue} filter={null}>
      <Field {...texts} className={className}>
        {(control) => (
          <Autocomplete.Input {...control} maxLength={maxLength} autoComplete="off" className={inputClass} />
        )}
      </Field>
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className="z-30 data-empty:hidden">
          <Autocomplete.Popup className="max-h-[min(320px,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-10 border bg-float p-1.5 shadow-float">
            <Autocomplete.List>
              {(label: string) => (
                <Autocomplete.Item key={label} value={label} className={itemClass}>
                  {label}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
