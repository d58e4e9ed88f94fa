import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { inputClass } from './input-class.ts';

/** A native select styled like the other fields. Set an `aria-label` if it has no `Field`. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...select} className={cx(inputClass, 'appearance-none pr-9')} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldTexts {
  fieldClassName?: string;
}

export function SelectField({ label, hint, error, fieldClassName, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
