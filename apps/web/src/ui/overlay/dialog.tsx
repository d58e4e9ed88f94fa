import { Dialog as Base } from '@base-ui/react/dialog';
import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, type RefObject, useRef, useState } from 'react';
import { unsavedCopy as copy } from '../../copy/unsaved.ts';
import { type UnsavedForms, UnsavedScope } from '../../lib/unsaved-scope.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { SectionBoundary } from '../state/section-boundary.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** For tables. */
  wide?: boolean;
  children: ReactNode;
  /** Receives the focus when the dialog opens; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives the focus when the dialog closes; by default the element that had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
}

const backdropClass =
  'fixed inset-0 z-40 bg-[rgb(11_20_36/0.5)] transition-opacity duration-200 ease-out ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0';

const popupClass =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 ' +
  '-translate-y-1/2 scroll-pb-36 overflow-y-auto overscroll-contain rounded-14 bg-float p-5 shadow-float ' +
  'transition-[opacity,scale] duration-200 ease-out data-starting-style:scale-98 data-starting-style:opacity-0 ' +
  // A second click while it fades out would send its action again.
  'data-ending-style:opacity-0 data-closed:pointer-events-none md:p-6';

/**
 * A modal dialog. The focus stays inside and returns when it closes. Escape and the backdrop close it. If a form in it
 * has an `UnsavedGuard` with unsaved edits, the dialog asks first. Its Cancel button does not ask. Keep the texts of
 * the form in a component inside the dialog, because only the children unmount when it closes.
 */
export function Dialog({ onClose, children, ...props }: DialogProps) {
  const [unsaved] = useState<UnsavedForms>(() => new Set());
  const [isAsking, setAsking] = useState(false);
  return (
    <PlainDialog {...props} onClose={() => (unsaved.size > 0 ? setAsking(true) : onClose())}>
      <UnsavedScope value={{ unsaved, isOpen: props.open }}>{children}</UnsavedScope>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.dialog.title}
        description={copy.dialog.text}
        confirmLabel={copy.dialog.close}
        cancelLabel={copy.stay}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </PlainDialog>
  );
}

function PlainDialog({
  open,
  onClose,
  title,
  description,
  wide,
  children,
  initialFocus,
  finalFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        {/* Also above another dialog, which a question covers in part. */}
        <Base.Backdrop forceRender className={backdropClass} />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={cx(popupClass, wide ? 'max-w-160' : 'max-w-110')}
        >
          <Base.Title className="text-18 leading-6">{title}</Base.Title>
          {description ? <Base.Description className="mt-2 text-14">{description}</Base.Description> : null}
          <div className="mt-6">
            <SectionBoundary>{children}</SectionBoundary>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const actionsClass =
  '-bottom-5 z-1 -mx-5 -mb-5 flex flex-col gap-2 bg-float px-5 pb-5 not-first:mt-6 md:-bottom-6 md:-mx-6 ' +
  'md:-mb-6 md:flex-row md:justify-end md:px-6 md:pb-6 [@media(min-height:480px)]:sticky ' +
  // Content that scrolls behind the buttons fades out.
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:-z-1 before:h-6 ' +
  'before:bg-linear-to-t before:from-float before:to-transparent [@media(max-height:479px)]:before:hidden';

/**
 * The buttons of a dialog, the action before Cancel. Put them last and outside any grid. They stay visible while a long
 * dialog scrolls, except on very low screens.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={actionsClass}>{children}</div>;
}

interface FormActionsProps {
  submit: string;
  cancel: string;
  tone?: ButtonProps['variant'];
  busy?: boolean;
  disabled?: boolean;
  cancelRef?: Ref<HTMLButtonElement> | undefined;
  onCancel: () => void;
}

/** Submits or leaves the form of a dialog. */
export function FormActions({
  submit,
  cancel,
  tone = 'primary',
  cancelRef,
  onCancel,
  ...state
}: FormActionsProps) {
  return (
    <DialogActions>
      <Button type="submit" variant={tone} {...state}>
        {submit}
      </Button>
      <Button ref={cancelRef} onClick={onCancel}>
        {cancel}
      </Button>
    </DialogActions>
  );
}

interface ConfirmDialogProps extends Omit<DialogProps, 'children' | 'initialFocus'> {
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  /** `primary` for harmless actions. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
}

/**
 * A question before an action that cannot be undone. The cancel button has the focus first. It has no guard: use a
 * `Dialog` with a form for a question with a text field.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  busy,
  tone = 'danger',
  onConfirm,
  children,
  ...props
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <PlainDialog {...props} initialFocus={cancel}>
      {children}
      <DialogActions>
        <Button
          variant={tone === 'danger' ? 'danger-solid' : 'primary'}
          busy={busy}
          // The second click of a double click can come before the button is busy.
          onClick={({ detail }) => (detail > 1 ? undefined : onConfirm())}
        >
          {confirmLabel}
        </Button>
        <Button ref={cancel} onClick={props.onClose}>
          {cancelLabel}
        </Button>
      </DialogActions>
    </PlainDialog>
  );
}
