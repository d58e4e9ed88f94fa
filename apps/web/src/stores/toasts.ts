import { create } from 'zustand';

export interface ToastMessage {
  text: string;
  kind: 'success' | 'info' | 'error';
  /** Announced immediately, as errors are. Other toasts wait until the screen reader is idle. */
  assertive?: boolean;
  /** One action for this message. It must also be available elsewhere. */
  action?: {
    label: string;
    run: () => void;
    /** Aborted when the action has become impossible. The toast closes. */
    over?: AbortSignal;
  };
}

interface Toasts {
  /** Messages that are not shown yet. */
  waiting: readonly ToastMessage[];
  push: (message: ToastMessage) => void;
  take: () => readonly ToastMessage[];
}

export const useToasts = create<Toasts>()((set, get) => ({
  waiting: [],
  push: (message) => set({ waiting: [...get().waiting, message] }),
  take: () => {
    const { waiting } = get();
    if (waiting.length > 0) set({ waiting: [] });
    return waiting;
  },
}));

type ToastAction = ToastMessage['action'];

/** Shows a short message from anywhere: `toast.success(texts.joinRequest.sent)`. */
export const toast = {
  success: (text: string, action?: ToastAction) =>
    useToasts.getState().push({ kind: 'success', text, action }),
  info: (text: string, action?: ToastAction) => useToasts.getState().push({ kind: 'info', text, action }),
  error: (text: string, action?: ToastAction) =>
    useToasts.getState().push({ kind: 'error', assertive: true, text, action }),
  /** Replaces a browser alert. */
  alert: (text: string, kind: ToastMessage['kind'] = 'error', action?: ToastAction) =>
    useToasts.getState().push({ kind, assertive: true, text, action }),
};
