import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { inputClass } from './input-class.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  fieldClassName?: string;
}

/** A labelled text input. Accepts the result of `register()` from react-hook-form. */
export function TextField({ label, hint, error, fieldClassName, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => <input type="text" {...input} {...control} className={cx(inputClass, className)} />}
    </Field>
  );
}
