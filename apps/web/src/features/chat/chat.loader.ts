import { endpointQuery } from '../../lib/api/query.ts';
import { documentLoader } from '../../lib/served/page-loader.ts';
import { accessQuery, membersQuery, pinsQuery, roomQuery, roomsQueries } from './chat.queries.ts';
import { latestMessagesQuery } from './history/served-messages.ts';

function queriesOfRoom(projectId: string, userId: string) {
  return [
    roomQuery(projectId),
    accessQuery(projectId, userId),
    latestMessagesQuery(projectId),
    membersQuery(projectId),
    pinsQuery(projectId),
  ];
}

/** The rooms of the user, and what the open one shows. */
export const chatLoader = documentLoader(({ params: { projectId }, user }) => [
  ...roomsQueries(user.id),
  endpointQuery('blocks.list'),
  ...(projectId === undefined ? [] : queriesOfRoom(projectId, user.id)),
]);
