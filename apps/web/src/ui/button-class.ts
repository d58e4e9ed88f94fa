import { cva } from 'class-variance-authority';

/** The classes of a button, also for links: `<Link className={buttonClass({…})}>`. */
export const buttonClass = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-6 border px-4',
    'text-14 font-semibold whitespace-nowrap no-underline transition-colors duration-120 ease-out',
    'not-aria-busy:disabled:border-transparent not-aria-busy:disabled:bg-fill not-aria-busy:disabled:text-muted',
  ],
  {
    variants: {
      variant: {
        primary: [
          'border-transparent bg-primary text-on-primary',
          'hover:enabled:bg-primary-hover active:enabled:bg-primary-active',
          '[a&]:hover:bg-primary-hover [a&]:active:bg-primary-active',
        ],
        line: [
          'border-control bg-card text-heading hover:enabled:border-muted hover:enabled:bg-fill',
          'active:enabled:border-heading [a&]:hover:border-muted [a&]:hover:bg-fill',
        ],
        soft: [
          'border-transparent bg-tint text-on-tint hover:enabled:border-primary',
          'active:enabled:bg-card [a&]:hover:border-primary [a&]:active:bg-card',
        ],
        ghost: [
          'border-transparent px-3 text-text hover:enabled:bg-fill hover:enabled:text-heading',
          'active:enabled:border-control not-aria-busy:disabled:bg-transparent [a&]:hover:bg-fill [a&]:hover:text-heading',
        ],
        danger: [
          'border-danger bg-card text-danger hover:enabled:bg-danger-tint active:enabled:border-heading',
        ],
        'danger-solid': 'border-transparent bg-danger text-on-danger active:enabled:border-heading',
        done: 'border-transparent bg-success-tint text-success not-aria-busy:disabled:bg-success-tint not-aria-busy:disabled:text-success',
      },
      size: {
        md: 'min-h-10 max-md:min-h-11',
        lg: 'min-h-12 px-5 text-16',
        sm: 'min-h-8 max-md:min-h-11',
        square: 'min-h-10 w-10 px-0 max-md:min-h-11 max-md:w-11',
        // For rows of many buttons; larger only on touch screens.
        tool: 'min-h-7 w-7 px-0! [@media(hover:none)]:min-h-11 [@media(hover:none)]:w-11',
        round: 'min-h-10 w-10 rounded-full px-0 max-md:min-h-11 max-md:w-11',
      },
      wide: { true: 'w-full' },
      // Aligns the text of a ghost button with the text above it: edge and padding are outside.
      flush: { true: '-ml-[17px]' },
    },
    defaultVariants: { variant: 'line', size: 'md' },
  },
);
