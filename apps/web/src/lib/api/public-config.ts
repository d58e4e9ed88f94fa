import { use, useEffect, useState } from 'react';
import { ServedPageContext } from '../served/served-page.ts';
import { type Answer, call } from './api.ts';

export type PublicConfig = Answer<'system.config'>;

/** For pages that open later, so that they have it at once. */
let known: PublicConfig | undefined;
let pending: Promise<PublicConfig> | undefined;

/**
 * The features of this installation; undefined until the server has responded. Fetched once per page load, and not if
 * the page was served with them.
 */
export function usePublicConfig(): PublicConfig | undefined {
  const served = use(ServedPageContext)?.config;
  const [config, setConfig] = useState(served ?? known);
  useEffect(() => {
    if (served) return;
    pending ??= call('system.config');
    pending.then(
      (answer) => {
        known = answer;
        setConfig(answer);
      },
      () => {
        pending = undefined;
      },
    );
  }, [served]);
  return config;
}
