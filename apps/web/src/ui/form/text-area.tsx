import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { inputClass } from './input-class.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {
  fieldClassName?: string;
}

export function TextArea({ label, hint, error, fieldClassName, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => (
        <textarea rows={4} {...area} {...control} className={cx(inputClass, 'resize-y', className)} />
      )}
    </Field>
  );
}
