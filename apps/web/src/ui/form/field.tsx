import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { limitCopy } from '../../copy/limit.ts';
import { fill } from '../../texts.ts';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The id of an error that concerns this control and is shown elsewhere. */
  errorId?: string | undefined;
}

/** Attributes that connect the control inside a `Field` with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-14 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
  className?: string;
}

/** The number of characters is shown from this many before the limit. */
const countsFrom = 20;

/** How close a text is to its limit, because browsers cut longer texts without a word. Empty far from the limit. */
function limitText({ target }: FormEvent): string {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isText || target.maxLength < 2 * countsFrom) return '';
  const [count, max] = [target.value.length, target.maxLength];
  if (count >= max) return fill(limitCopy.reached, { max });
  return count > max - countsFrom ? fill(limitCopy.near, { count, max }) : '';
}

/** A visible label, a control, and below it the control's hint, or its error instead. */
export function Field({ label, hint, error, errorId, children, className }: FieldProps) {
  const id = useId();
  const [limit, setLimit] = useState('');
  const described = error ? `${id}-error` : (errorId ?? (hint ? `${id}-hint` : undefined));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events of the control inside, which every kind of field has
    <div
      className={cx('grid grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
      onInput={(event) => setLimit(limitText(event))}
      onBlur={() => setLimit('')}
    >
      <label htmlFor={id} className="text-14 font-semibold text-heading wrap-anywhere">
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error || errorId ? true : undefined })}
      {hint && !error ? (
        <p id={`${id}-hint`} className="text-14 text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <p aria-live="polite" className="text-13 text-muted empty:hidden">
        {limit}
      </p>
    </div>
  );
}
