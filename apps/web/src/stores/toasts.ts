import { create } from 'zustand';

export interface ToastMessage {
  text: string;
  /** `error` is announced at once, the others when the reader pauses. */
  kind: 'success' | 'info' | 'error';
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
  error: (text: string, action?: ToastAction) => useToasts.getState().push({ kind: 'error', text, action }),
};
