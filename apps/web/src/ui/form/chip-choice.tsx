import { cx } from 'class-variance-authority';
import { Check, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface ChipChoiceProps<Name extends string> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  choices: readonly { readonly name: Name; readonly text: string }[];
  chosen: readonly Name[];
  onToggle: (name: Name) => void;
}

/** Several of a few choices, one tap each. */
export function ChipChoice<Name extends string>({
  label,
  hint,
  error,
  choices,
  chosen,
  onToggle,
}: ChipChoiceProps<Name>) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <fieldset className="min-w-0" aria-describedby={described} data-invalid={error ? true : undefined}>
      <legend className="mb-2 text-14 font-semibold text-heading">{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-14 text-muted">
          {hint}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ name, text }) => {
          const isChosen = chosen.includes(name);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onToggle(name)}
              className={cx(
                'inline-flex min-h-10 max-w-full items-center gap-1.5 rounded-full border px-3 text-14 font-semibold max-md:min-h-11',
                isChosen
                  ? 'border-primary bg-tint text-on-tint'
                  : 'border-control bg-card text-heading hover:border-muted hover:bg-fill',
              )}
            >
              {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" className="text-muted" />}
              <span className="truncate">{text}</span>
            </button>
          );
        })}
      </div>
      {error ? (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
