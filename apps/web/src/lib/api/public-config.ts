import { useEffect, useState } from 'react';
import { type Answer, call } from './api.ts';

type PublicConfig = Answer<'system.config'>;

let pending: Promise<PublicConfig> | undefined;

/**
 * The features of this installation; undefined until the server has responded. Fetched once per page load.
 */
export function usePublicConfig(): PublicConfig | undefined {
  const [config, setConfig] = useState<PublicConfig>();
  useEffect(() => {
    pending ??= call('system.config');
    pending.then(setConfig, () => {
      pending = undefined;
    });
  }, []);
  return config;
}
