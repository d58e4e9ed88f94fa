import { Dialog as Base } from '@base-ui/react/dialog';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { buttonClass } from '../button-class.ts';
import { SectionBoundary } from '../state/section-boundary.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The edge it opens from. */
  side?: 'bottom' | 'right';
  children: ReactNode;
}

const sides = {
  bottom: [
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-14 pb-[max(16px,env(safe-area-inset-bottom))]',
    'data-starting-style:translate-y-full data-ending-style:translate-y-full',
  ],
  right: [
    'inset-y-0 right-0 w-[min(320px,88vw)]',
    'data-starting-style:translate-x-full data-ending-style:translate-x-full',
  ],
};

/** A modal panel at an edge of the screen. */
export function Drawer({ open, onClose, title, side = 'bottom', children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[rgb(11_20_36/0.5)] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={cx(
            'fixed z-40 overflow-y-auto bg-float p-4 shadow-float transition-[translate] duration-200 ease-out',
            sides[side],
          )}
        >
          <div className="mb-4 flex items-center justify-between gap-4">
            <Base.Title className="text-18 leading-6">{title}</Base.Title>
            <Base.Close
              aria-label={uiCopy.close}
              className={buttonClass({ variant: 'ghost', size: 'square', className: '-my-2' })}
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </div>
          <SectionBoundary>{children}</SectionBoundary>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
