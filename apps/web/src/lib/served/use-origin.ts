import { use } from 'react';
import { ServedPageContext } from './served-page.ts';

/** The public origin of the site, on the server too. */
export function useOrigin(): string {
  return use(ServedPageContext)?.origin ?? location.origin;
}
