import { Toast } from '@base-ui/react/toast';
import { cx } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../button.tsx';
import { buttonClass } from '../button-class.ts';

export interface ToastEntry {
  text: string;
  kind: 'success' | 'info' | 'error';
  assertive?: boolean;
  action?: { label: string; run: () => void; over?: AbortSignal };
}

/** Minimum display time of a toast. It stays longer while it has the pointer or the focus. */
const shownMs = 5000;

const looks = {
  success: { Icon: CircleCheck, color: 'text-success' },
  info: { Icon: Info, color: 'text-info' },
  error: { Icon: CircleAlert, color: 'text-danger' },
} as const;

const rootClass =
  'flex min-h-13 items-start gap-3 rounded-10 bg-float py-3 pr-2 pl-4 text-14 font-medium text-heading shadow-float ' +
  'transition-[opacity,translate] duration-300 ease-out data-starting-style:translate-y-4 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:hidden';

function kindOf(type: string | undefined): ToastEntry['kind'] {
  return type === 'error' || type === 'info' ? type : 'success';
}

/**
 * Base UI hides an urgent toast from screen readers because the viewport's alert announces it, but its
 * buttons are focusable. Here its live region is off instead, so screen readers can still find it.
 */
function ToastItem({ toast }: { toast: Toast.Root.ToastObject }) {
  const { Icon, color } = looks[kindOf(toast.type)];
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['right', 'up', 'down']}
      aria-live={toast.priority === 'high' ? 'off' : undefined}
      aria-hidden={false}
      className={rootClass}
    >
      <Icon aria-hidden="true" className={`mt-1 size-5 flex-none ${color}`} />
      {/* An action that does not fit beside the text goes below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <Toast.Title render={<p />} className="min-w-0 py-1 text-14 font-medium wrap-anywhere" />
        {toast.actionProps ? (
          <Toast.Action
            className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ml-[17px] text-primary!' })}
          />
        ) : null}
      </div>
      <Toast.Close
        aria-label={uiCopy.dismiss}
        aria-hidden={false}
        render={<Button variant="ghost" size="square" className="-my-1 text-muted" />}
      >
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}

interface QueueProps {
  waiting: readonly ToastEntry[];
  take: () => readonly ToastEntry[];
  /** The current page. Toasts close when the user leaves the page that showed them. */
  page: string;
}

/** A toast that is this young, in milliseconds, belongs to the action that opened the page. */
const ofNavigationMs = 1000;

function useCloseOnNavigation(page: string, manager: ReturnType<typeof Toast.useToastManager>) {
  const shownAt = useRef(new Map<string, number>());
  const before = useRef(page);
  const close = useEffectEvent(() => {
    for (const { id } of manager.toasts)
      if (performance.now() - (shownAt.current.get(id) ?? 0) > ofNavigationMs) manager.close(id);
  });
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    close();
  }, [page]);
  return (id: string) => shownAt.current.set(id, performance.now());
}

function Queue({ waiting, take, page }: QueueProps) {
  const manager = Toast.useToastManager();
  const remember = useEffectEvent(useCloseOnNavigation(page, manager));

  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { text, kind, assertive, action } of take()) {
      if (action?.over?.aborted) continue;
      // A repeated text replaces the toast that already shows it.
      for (const { id, title } of manager.toasts) if (title === text) manager.close(id);
      const id = manager.add({
        title: text,
        type: kind,
        priority: assertive ? 'high' : 'low',
        actionProps: action && {
          children: action.label,
          onClick: ({ currentTarget }) => {
            manager.close(id);
            // Without the focus in a toast that fades out, the changed part of the page can take it.
            currentTarget.blur();
            action.run();
          },
        },
      });
      remember(id);
      action?.over?.addEventListener('abort', () => manager.close(id), { once: true });
    }
  }, [waiting, take, manager]);

  return manager.toasts.map((toast) => <ToastItem key={toast.id} toast={toast} />);
}

/**
 * Shows queued messages: polite by default, errors immediately. F6 moves the focus to the toasts (Base UI
 * Toast).
 */
export function Toaster({ inRoom, ...props }: QueueProps & { inRoom: boolean }) {
  return (
    <Toast.Provider timeout={shownMs} limit={3}>
      <Toast.Portal>
        {/* Above the bars at the bottom, because the heading is at the top. In rooms between heading and message box. */}
        <Toast.Viewport
          className={cx(
            'fixed inset-x-4 z-50 flex flex-col gap-2 outline-offset-4 md:right-6 md:left-auto md:w-90',
            inRoom ? 'top-18 md:top-auto md:bottom-36' : 'bottom-(--bottom-bars) md:bottom-6',
          )}
        >
          <Queue {...props} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
