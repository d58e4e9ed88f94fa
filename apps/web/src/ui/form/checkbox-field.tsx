import type { ComponentProps, ReactNode } from 'react';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A native checkbox. Clicking anywhere on its line toggles it. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className="flex min-h-10 items-center gap-3 text-14 font-semibold text-heading max-md:min-h-11">
      <input {...input} type="checkbox" className="size-5 flex-none accent-primary" />
      <span>{label}</span>
    </label>
  );
}
