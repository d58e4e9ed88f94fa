import { createContext } from 'react';
import type { SessionUser } from '../../stores/session.ts';
import type { Answer } from '../api/api.ts';

/** What a page needs to know about its rendering on the server, there and while the browser hydrates it. */
export interface ServedPage {
  readonly user: SessionUser | null;
  /** The address without origin: path and query. */
  readonly path: string;
  /** The public origin of the site. */
  readonly origin: string;
  /** Only for pages that show it. */
  readonly config?: Answer<'system.config'> | undefined;
  /** The time of the rendering, in milliseconds. */
  readonly now: number;
}

/** Null for pages that the browser renders. */
export const ServedPageContext = createContext<ServedPage | null>(null);
