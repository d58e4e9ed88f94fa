import { use, useEffect, useState } from 'react';
import { ServedPageContext } from '../served/served-page.ts';
import { type Answer, call } from './api.ts';

export type PublicConfig = Answer<'system.config'>;

let pending: Promise<PublicConfig> | undefined;

/**
 * The features of this installation; undefined until the server has responded. Fetched once per page load, and not if
 * the page was served with them.
 */
export function usePublicConfig(): PublicConfig | undefined {
  const served = use(ServedPageContext)?.config;
  const [config, setConfig] = useState(served);
  useEffect(() => {
    if (served) return;
    pending ??= call('system.config');
    pending.then(setConfig, () => {
      pending = undefined;
    });
  }, [served]);
  return config;
}
