import { create } from 'zustand';

/** Overlays that any page can open: the command palette and the list of shortcuts. */
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
