import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { use, useMemo, useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { ServedPageContext } from '../lib/served/served-page.ts';
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
  /** Signed out or account deleted. */
  clear: () => void;
  /** The server ended the session. During a sign-in, update or deletion, that action decides what follows. */
  expire: () => void;
  setTheme: (theme: Theme) => void;
  setSingleKeys: (on: boolean) => void;
}

function displayCopy({ id, username, email, profilePicture, isAdmin }: SessionUser): SessionUser {
  return { id, username, email, profilePicture, isAdmin };
}

const store = createStore<Session>()(
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
      expire: () => set(({ loading }) => (loading ? {} : { currentUser: null, error: null })),
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

/**
 * The session or a part of it. The server, and the browser while it hydrates, use the user that the page was rendered
 * for.
 */
function useSelectedSession(): Session;
function useSelectedSession<Part>(select: (session: Session) => Part): Part;
function useSelectedSession(select: (session: Session) => unknown = (session) => session): unknown {
  const served = use(ServedPageContext);
  const currentUser = served?.user ?? null;
  const initial = useMemo(() => ({ ...store.getInitialState(), currentUser }), [currentUser]);
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(initial),
  );
}

export const useSession = Object.assign(useSelectedSession, store);

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
