import { create } from 'zustand';

/** Overlays that any page can open: the command palette and the list of shortcuts. */
export type OverlayName = 'palette' | 'keys';

interface Overlay {
  shown: OverlayName | null;
  /** The text in the palette's search box. */
  query: string;
  setQuery: (query: string) => void;
  show: (name: OverlayName) => void;
  hide: () => void;
}

export const useOverlay = create<Overlay>()((set) => ({
  shown: null,
  query: '',
  setQuery: (query) => set({ query }),
  show: (shown) => set({ shown, query: '' }),
  hide: () => set({ shown: null }),
}));
