import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

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

/** A visible label, a control, and below it the control's hint, or its error instead. */
export function Field({ label, hint, error, errorId, children, className }: FieldProps) {
  const id = useId();
  const described = error ? `${id}-error` : (errorId ?? (hint ? `${id}-hint` : undefined));
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}>
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
    </div>
  );
}
