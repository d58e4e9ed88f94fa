import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notificationsCopy } from '../../copy/notifications.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';
import { joinedText } from '../../ui/match/seat-to-fill.tsx';
import { refetchNotifications, replaceNotification } from './notifications.queries.ts';

export type Verb = 'accept' | 'reject' | 'reopen';

interface Attempt {
  /** The answer in progress; undefined afterwards. */
  verb?: Verb;
  /** The server's reason why the last answer failed. */
  problem?: string;
}

/** Invalidates data that an answer changes. Pages that show it are updated live. */
function invalidateTeams(): void {
  for (const feature of ['projects', 'chat', 'matching', 'requests']) {
    void queryClient.invalidateQueries({ queryKey: [feature], refetchType: 'none' });
  }
}

function acceptOf({ id, postId: projectId, senderId }: Notification) {
  const body = { postId: projectId ?? undefined, userId: senderId ?? undefined };
  return call('requests.accept', { params: { notificationId: id }, body });
}

/** The answers in progress and their failures, by notification. */
function useAttempts() {
  const [attempts, setAttempts] = useState<Readonly<Record<string, Attempt>>>({});

  async function attempt(id: string, verb: Verb, failure: string, work: () => Promise<void>): Promise<void> {
    setAttempts((before) => ({ ...before, [id]: { verb } }));
    try {
      await work();
      setAttempts((before) => ({ ...before, [id]: {} }));
    } catch (error) {
      toast.error(failure);
      setAttempts((before) => ({ ...before, [id]: { problem: errorText(error) } }));
    }
    // Also after an error, because another manager may have answered first.
    refetchNotifications();
  }

  return { attempts, attempt };
}

/** Answers requests and invitations: reports progress, updates the list on success, explains failures. */
export function useAnswers() {
  const navigate = useNavigate();
  const { attempts, attempt } = useAttempts();
  /** Close the toasts that offer to undo a rejection. */
  const undoing = useRef(new Map<string, AbortController>());
  // A list of those to answer loses an answered one.
  const [answered, setAnswered] = useState<ReadonlyMap<string, Notification>>(new Map());

  // Projects of which the user has filled the last seat.
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());

  function replace(answer: Notification): void {
    // The press has marked it as read, which the server may not have stored yet.
    const notification = { ...answer, readAt: answer.readAt ?? new Date().toISOString() };
    replaceNotification(notification);
    setAnswered((before) => new Map(before).set(notification.id, notification));
  }

  function accept(notification: Notification): Promise<void> {
    return attempt(notification.id, 'accept', texts.notifications.failedToAccept, async () => {
      const answer = await acceptOf(notification);
      replace(answer.notification);
      const { postId } = notification;
      if (answer.seatsOpen === 0 && postId !== null) setFilled((before) => new Set(before).add(postId));
      invalidateTeams();
      notifyJoined(answer);
    });
  }

  function reopen(notification: Notification): Promise<void> {
    const { id, requestId } = notification;
    undoing.current.get(id)?.abort();
    return attempt(id, 'reopen', notificationsCopy.reopenFailed, async () => {
      if (requestId === null) return;
      await call('requests.reopen', { params: { id: requestId } });
      replace({ ...notification, status: 'pending' });
    });
  }

  /** A user who joined a team can enter its room. Its notification also offers to withdraw other requests. */
  function notifyJoined({ notification, seatsOpen }: Answer<'requests.accept'>): void {
    const { type, postId, postTitle, senderUsername: name, seat } = notification;
    if (type !== 'invitation' || postId === null) {
      toast.success(joinedText({ name, seat, seatsOpen }));
      return;
    }
    const run = () => void navigate(paths.chatRoom(postId));
    toast.success(fill(notificationsCopy.youJoined, { title: postTitle }), {
      label: texts.projects.enterChatRoom,
      run,
    });
  }

  function reject(notification: Notification, reason: string): Promise<void> {
    return attempt(notification.id, 'reject', texts.notifications.failedToReject, async () => {
      const answer = await call('requests.reject', {
        params: { notificationId: notification.id },
        body: { reason },
      });
      replace(answer.notification);
      const over = new AbortController();
      undoing.current.set(notification.id, over);
      const run = () => void reopen(answer.notification);
      const undo = { label: notificationsCopy.undo, run, over: over.signal };
      toast.info(
        texts.notifications.requestRejected,
        notification.type === 'join_request' ? undo : undefined,
      );
      invalidateTeams();
    });
  }

  return {
    /** The answered notifications as they are now. */
    answered,
    /** A request that left the list because its project is full. */
    withSeats: (notification: Notification): Notification =>
      filled.has(notification.postId ?? '') ? { ...notification, isFull: true } : notification,
    accept: (notification: Notification): void => void accept(notification),
    reject: (notification: Notification, reason = ''): void => void reject(notification, reason),
    reopen: (notification: Notification): void => void reopen(notification),
    of: (id: string): Attempt => attempts[id] ?? {},
  };
}

export type Answers = ReturnType<typeof useAnswers>;
