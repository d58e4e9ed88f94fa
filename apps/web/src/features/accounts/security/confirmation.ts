import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api/api.ts';
import { endpointQuery, queryClient } from '../../../lib/api/query.ts';

export interface FactorValues {
  name: string;
  code: string;
  currentPassword: string;
}

/** What the server requires before a sensitive change. */
export type Confirmation = Answer<'security.get'>['confirmation'];

/** Returns `none` until loaded. The server then reports what it requires. */
export function useConfirmation(): Confirmation {
  return useQuery(endpointQuery('security.get')).data?.confirmation ?? 'none';
}

export async function refetchConfirmation(): Promise<void> {
  await queryClient.invalidateQueries(endpointQuery('security.get'));
}

/** Returns undefined for an empty password, so that the server reports the missing field. */
export function passwordOf({ currentPassword }: FactorValues): string | undefined {
  return currentPassword === '' ? undefined : currentPassword;
}
