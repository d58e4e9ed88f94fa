import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while React hydrates its HTML, when the texts must be equal. Then true, so that the page can
 * use what only the browser knows, such as its time zone. React then renders the component again, together with all
 * others that use this hook and without a pause. Parts of long lists use `useServedText` or `useIsServed` instead.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The server's text, then the browser's. The component is rendered again only if they differ. */
export function useServedText(ofBrowser: () => string, ofServer: () => string): string {
  return useSyncExternalStore(never, ofBrowser, ofServer);
}

/**
 * Whether the component is rendered on the server, or for the first time from its HTML. Does not cause a second render,
 * so only the first value of a state may depend on it.
 */
export function useIsServed(): boolean {
  'use no memo';
  let served = false;
  useSyncExternalStore(
    never,
    () => null,
    () => {
      served = true;
      return null;
    },
  );
  return served;
}
