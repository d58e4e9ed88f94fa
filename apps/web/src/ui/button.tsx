import { cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { buttonClass } from './button-class.ts';
import { Spinner } from './state/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonClass> {
  /** Work is in progress: the label stays, a spinner appears, and presses are ignored. */
  busy?: boolean;
  /** Why the button is disabled. Shown next to it and read with it. */
  reason?: string;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** `type` is `button` by default. A busy button keeps the focus, so it is not `disabled`. */
export function Button({
  variant,
  size,
  wide,
  flush,
  busy,
  reason,
  className,
  children,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const explained = Boolean(reason && props.disabled);
  const button = (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-describedby={explained ? reasonId : undefined}
      {...props}
      onClick={busy ? ignore : props.onClick}
      className={cx(buttonClass({ variant, size, wide, flush }), className)}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
  if (!explained) return button;
  return (
    <span className="flex flex-wrap items-center gap-3">
      {button}
      <span id={reasonId} className="text-14 text-muted">
        {reason}
      </span>
    </span>
  );
}
