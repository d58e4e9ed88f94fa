import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api/api.ts';
import { endpointQuery, queryClient } from '../../../lib/api/query.ts';

export interface FactorValues {
  name: string;
  code: string;
  currentPassword: string;
}

/** What the server asks for before a change that opens or closes an account. */
export type Confirmation = Answer<'security.get'>['confirmation'];

/** `none` until it is known: the server asks again. */
export function useConfirmation(): Confirmation {
  return useQuery(endpointQuery('security.get')).data?.confirmation ?? 'none';
}

export async function refetchConfirmation(): Promise<void> {
  await queryClient.invalidateQueries(endpointQuery('security.get'));
}

/** An empty password is no password: the server then says which one it needs. */
export function passwordOf({ currentPassword }: FactorValues): string | undefined {
  return currentPassword === '' ? undefined : currentPassword;
}
