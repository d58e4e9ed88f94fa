import { createContext, type Ref } from 'react';

// Replaces react-router's components for its framework mode, where links can prefetch pages. This site uses
// the router as a library, so no link prefetches.

export const FrameworkContext = createContext(undefined);

export function usePrefetchBehavior() {
  return [false, null, {}];
}

export function mergeRefs(ref: Ref<HTMLAnchorElement>): Ref<HTMLAnchorElement> {
  return ref;
}

export function PrefetchPageLinks() {
  return null;
}
