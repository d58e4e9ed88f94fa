import { cx, type VariantProps } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { buttonClass } from './button-class.ts';

interface OutcomeProps extends Pick<VariantProps<typeof buttonClass>, 'size'> {
  children: ReactNode;
}

/** What an action has led to, in the place of its button. It takes the focus that was lost with the button. */
export function Outcome({ size, children }: OutcomeProps) {
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <span ref={text} tabIndex={-1} className={cx(buttonClass({ variant: 'done', size }), 'cursor-default')}>
      <Check aria-hidden="true" />
      {children}
    </span>
  );
}
