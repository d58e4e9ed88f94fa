import { create } from 'zustand';

/** What lies over every page when it is asked for: the command palette, the list of keys. */
export type OverlayName = 'palette' | 'keys';

interface Overlay {
  shown: OverlayName | null;
  show: (name: OverlayName) => void;
  hide: () => void;
}

export const useOverlay = create<Overlay>()((set) => ({
  shown: null,
  show: (shown) => set({ shown }),
  hide: () => set({ shown: null }),
}));
