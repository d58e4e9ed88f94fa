import { cx, type VariantProps } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { buttonClass } from './button-class.ts';

interface OutcomeProps extends Pick<VariantProps<typeof buttonClass>, 'size' | 'wide'> {
  rejected?: boolean;
  /** False if the page was opened with this outcome. */
  isNew?: boolean;
  children: ReactNode;
}

/** What an action has led to, in the place of its button. It takes the focus that was lost with the button. */
export function Outcome({ size, wide, rejected = false, isNew = true, children }: OutcomeProps) {
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isNew && document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, [isNew]);
  const Icon = rejected ? X : Check;
  return (
    <span
      ref={text}
      tabIndex={-1}
      className={cx(
        buttonClass({ variant: rejected ? null : 'done', size, wide }),
        'cursor-default',
        rejected && 'border-transparent bg-danger-tint text-danger',
      )}
    >
      <Icon aria-hidden="true" />
      {children}
    </span>
  );
}
