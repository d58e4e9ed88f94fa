import type { QueryClient } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { endpointQuery } from '../../../lib/api/query.ts';

/** The last messages of a room. Only the server uses it as a query: they come with the document. */
export function latestMessagesQuery(projectId: string) {
  const query = { limit: limits.chatPage.default };
  return endpointQuery('chat.messages', { params: { postId: projectId }, query });
}

/** The messages that have come with the document, until `dropServedMessages`. */
export function servedMessages(client: QueryClient, projectId: string) {
  return client.getQueryData(latestMessagesQuery(projectId).queryKey);
}

/** The messages are outdated once the room has been shown: a later visit of it fetches them. */
export function dropServedMessages(client: QueryClient, projectId: string): void {
  client.removeQueries({ queryKey: latestMessagesQuery(projectId).queryKey, exact: true });
}
