import { useId } from 'react';

interface SegmentedChoiceProps<Name extends string> {
  /** Names the group. */
  label: string;
  choices: readonly { readonly name: Name; readonly text: string }[];
  /** Undefined if none is chosen yet. */
  chosen: Name | undefined;
  onChoose: (name: Name) => void;
  /** The id of the element that describes the group, such as its hint or error. */
  describedBy?: string | undefined;
  invalid?: boolean;
}

/** One of a few short choices: joined radio buttons. */
export function SegmentedChoice<Name extends string>({
  label,
  choices,
  chosen,
  onChoose,
  describedBy,
  invalid,
}: SegmentedChoiceProps<Name>) {
  const group = useId();
  return (
    <fieldset
      aria-label={label}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
      className="inline-flex max-w-full flex-wrap rounded-6 border border-control bg-card p-0.5 data-invalid:border-danger"
    >
      {choices.map(({ name, text }) => (
        <label
          key={name}
          className="relative inline-flex min-h-8.5 cursor-pointer items-center rounded-4 px-2.5 text-13 font-semibold text-text has-checked:bg-tint has-checked:text-on-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary max-md:min-h-11"
        >
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
