import { endpointQuery } from '../../lib/api/query.ts';

/** The repositories that the user uploaded from the code host. */
export function ownRepositoriesQuery(email: string) {
  return endpointQuery('repositories.listOwn', { query: { email } });
}
