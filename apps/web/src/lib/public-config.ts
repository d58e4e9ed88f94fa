import { useEffect, useState } from 'react';
import { type Answer, call } from './api.ts';

type PublicConfig = Answer<'system.config'>;

let pending: Promise<PublicConfig> | undefined;

/** What this installation offers; undefined until the server has answered. Asked once for each page load. */
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
