import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { SessionUser } from '../../stores/session.ts';
import type { call } from '../api/api.ts';
import type { PublicConfig } from '../api/public-config.ts';

/** What a loader uses on the server: the user, the cache and the API of one visit. */
export interface ServedVisit {
  readonly user: SessionUser | null;
  readonly cache: QueryClient;
  readonly call: typeof call;
  /** Set by a loader whose page shows it. */
  config?: PublicConfig;
  /** Set by the loader of a page that only the browser renders. Its document has data, but no content. */
  withoutContent?: true;
}

/** What a loader returns to the server if the page is about something that does not exist. */
export interface SubjectState {
  readonly missing: true;
}

/** Null in the browser. */
export const servedVisit = createContext<ServedVisit | null>(null);
