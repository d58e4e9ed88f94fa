import { useMutation } from '@tanstack/react-query';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { call } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/api/query.ts';
import type { SessionUser } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { texts } from '../../texts.ts';

export interface JoinTarget {
  id: string;
  title: string;
  ownerId: string;
}

interface JoinRequest {
  project: JoinTarget;
  user: SessionUser;
  note: string;
  role: string;
  /** Null stands for any open seat. */
  seatId: string | null;
}

type Outcome = 'sent' | 'exists';

async function sendJoinRequest({ project, user, note, role, seatId }: JoinRequest): Promise<Outcome> {
  const { exists } = await call('requests.check', { params: { projectId: project.id, userId: user.id } });
  if (exists) return 'exists';
  await call('requests.send', {
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
  return 'sent';
}

function refetchAfterRequest(): void {
  for (const feature of ['projects', 'matching', 'requests'])
    void queryClient.invalidateQueries({ queryKey: [feature] });
}

/** Asks to join a project once, and reports the result in a toast. */
export function useJoinRequest() {
  const mutation = useMutation({
    mutationFn: sendJoinRequest,
    onSuccess(outcome) {
      if (outcome === 'sent') toast.success(texts.joinRequest.sent);
      else toast.info(texts.joinRequest.alreadySent);
      refetchAfterRequest();
    },
    onError(error, request) {
      if (isApiError(error, 'conflict')) {
        toast.info(error.message || texts.joinRequest.alreadySent);
        refetchAfterRequest();
        return;
      }
      const retry = () => mutation.mutate(request);
      toast.error(texts.joinRequest.failed, { label: requestsCopy.retry, run: retry });
    },
  });
  return mutation;
}
