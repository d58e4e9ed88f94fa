import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { rootKey, rootStorage, rootVersion } from './root-storage.ts';

export type Theme = 'light' | 'dark' | 'system';

/** A copy for display only. The session is the cookie, and this copy grants no rights. */
export type SessionUser = Pick<OwnUser, 'id' | 'username' | 'email' | 'profilePicture' | 'isAdmin'>;

/** What survives a reload. */
export interface KeptSession {
  currentUser: SessionUser | null;
  theme: Theme;
  /** Whether single letters act as shortcuts outside text fields. */
  singleKeys: boolean;
}

interface Session extends KeptSession {
  loading: boolean;
  error: string | null;
  /** Starts a sign-in, update or deletion. */
  start: () => void;
  succeed: (user: SessionUser) => void;
  fail: (error: string) => void;
  /** Signed out, account deleted, or session expired. */
  clear: () => void;
  setTheme: (theme: Theme) => void;
  setSingleKeys: (on: boolean) => void;
}

function displayCopy({ id, username, email, profilePicture, isAdmin }: SessionUser): SessionUser {
  return { id, username, email, profilePicture, isAdmin };
}

export const useSession = create<Session>()(
  persist(
    (set) => ({
      currentUser: null,
      loading: false,
      error: null,
      theme: 'light',
      singleKeys: true,
      start: () => set({ loading: true, error: null }),
      succeed: (user) => set({ currentUser: displayCopy(user), loading: false, error: null }),
      fail: (error) => set({ loading: false, error }),
      clear: () => set({ currentUser: null, loading: false, error: null }),
      setTheme: (theme) => set({ theme }),
      setSingleKeys: (singleKeys) => set({ singleKeys }),
    }),
    {
      name: rootKey,
      version: rootVersion,
      storage: rootStorage,
      partialize: ({ currentUser, theme, singleKeys }) => ({ currentUser, theme, singleKeys }),
    },
  ),
);

/** Rendering waits for the restored session for at most this long. */
const restorationTimeoutMs = 5000;

type Restoration = Pick<typeof useSession.persist, 'hasHydrated' | 'onFinishHydration'>;

/** Resolves once the session is restored from local storage, after 5000 ms at the latest. */
export function sessionRestored(restoration: Restoration = useSession.persist): Promise<void> {
  if (restoration.hasHydrated()) return Promise.resolve();
  return new Promise((resolve) => {
    restoration.onFinishHydration(() => resolve());
    setTimeout(resolve, restorationTimeoutMs);
  });
}

/** Applies changes from other tabs of this browser: theme, sign-in, sign-out. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === rootKey) void useSession.persist.rehydrate();
  });
}

/** The signed-in user, or null. */
export function useCurrentUser(): SessionUser | null {
  return useSession((session) => session.currentUser);
}
