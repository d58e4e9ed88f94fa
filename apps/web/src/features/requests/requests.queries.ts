import { requestsCopy } from '../../copy/projects/requests.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import type { SeatOfTeam } from '../../lib/skills/seats.ts';
import type { SessionUser } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { texts } from '../../texts.ts';

/** A project as far as a join request needs it. */
export interface JoinProject {
  id: string;
  title: string;
  ownerId: string;
  seats: readonly SeatOfTeam[];
}

export type WaitingRequest = Answer<'requests.listWaiting'>[number];

/** The requests that wait for the managers of a project, with their matches. */
export function waitingQuery(projectId: string) {
  return endpointQuery('requests.listWaiting', { params: { id: projectId } });
}

/** The user's own projects with open seats, join requests and the best user to invite. */
export const overviewQuery = endpointQuery('requests.overview');

interface JoinRequest {
  project: Omit<JoinProject, 'seats'>;
  user: SessionUser;
  note: string;
  role: string;
  /** Null stands for any open seat. */
  seatId: string | null;
}

/** The sent request; undefined if one exists already. */
type Outcome = Answer<'requests.send'> | undefined;

async function sendJoinRequest({ project, user, note, role, seatId }: JoinRequest): Promise<Outcome> {
  const { exists } = await call('requests.check', { params: { projectId: project.id, userId: user.id } });
  if (exists) return undefined;
  return await call('requests.send', {
    body: {
      recipientId: project.ownerId,
      senderId: user.id,
      senderUsername: user.username,
      senderPic: user.profilePicture,
      postId: project.id,
      postTitle: project.title,
      type: 'join_request',
      status: 'pending',
      note,
      role,
      seatId,
    },
  });
}

function refetchAfterRequest(): void {
  for (const feature of ['projects', 'matching', 'requests', 'nearby'])
    void queryClient.invalidateQueries({ queryKey: [feature] });
}

async function undo(requestId: string): Promise<void> {
  try {
    await call('requests.withdraw', { params: { id: requestId } });
    toast.success(requestsCopy.own.withdrawn.join_request);
  } catch (error) {
    toast.error(errorText(error, requestsCopy.own.withdrawFailed));
  }
  refetchAfterRequest();
}

/** A request that accepted an invitation cannot be undone. */
function undoOf({ requestId, status }: Answer<'requests.send'>) {
  if (requestId === null || status !== 'pending') return undefined;
  return { label: requestsCopy.undo, run: () => void undo(requestId) };
}

/** Asks to join a project once, and reports the result in a toast. `onDone` runs when a request exists. */
export function useJoinRequest(onDone: () => void) {
  return useSingleMutation({
    mutationFn: sendJoinRequest,
    onSuccess(sent) {
      if (sent) toast.success(texts.joinRequest.sent, undoOf(sent));
      else toast.info(texts.joinRequest.alreadySent);
      refetchAfterRequest();
      onDone();
    },
    onError(error) {
      if (isApiError(error, 'conflict')) {
        toast.info(error.message || texts.joinRequest.alreadySent);
        refetchAfterRequest();
        return;
      }
      toast.error(texts.joinRequest.failed);
    },
  });
}
