import { create } from 'zustand';

export interface ToastMessage {
  text: string;
  kind: 'success' | 'info' | 'error';
  /** Announced at once, as errors are; the others wait until the reader pauses. */
  assertive?: boolean;
  /** One thing to do about it, which is also possible elsewhere. */
  action?: { label: string; run: () => void };
}

interface Toasts {
  /** Messages that no toast shows yet. */
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

/** Says something in passing, from anywhere: `toast.success(texts.joinRequest.sent)`. */
export const toast = {
  success: (text: string, action?: ToastAction) =>
    useToasts.getState().push({ kind: 'success', text, action }),
  info: (text: string, action?: ToastAction) => useToasts.getState().push({ kind: 'info', text, action }),
  error: (text: string, action?: ToastAction) =>
    useToasts.getState().push({ kind: 'error', assertive: true, text, action }),
  /** In place of what a browser's alert would say. */
  alert: (text: string, kind: ToastMessage['kind'] = 'error', action?: ToastAction) =>
    useToasts.getState().push({ kind, assertive: true, text, action }),
};
