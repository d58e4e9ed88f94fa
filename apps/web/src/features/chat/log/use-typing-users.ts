import { useEffect, useRef, useState } from 'react';
import { useRealtime } from '../../../lib/api/use-realtime.ts';

/** A typing event without a stop event expires after this time, in milliseconds. */
const forgetAfterMs = 5000;

export interface TypingUser {
  readonly userId: string;
  readonly username: string;
}

/** The other users who are typing in a room, in the order in which they started. */
export function useTypingUsers(projectId: string, ownId: string): readonly TypingUser[] {
  const [typingUsers, setTypingUsers] = useState<readonly TypingUser[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  function stop(id: string): void {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setTypingUsers((current) =>
      current.some(({ userId }) => userId === id) ? current.filter(({ userId }) => userId !== id) : current,
    );
  }

  useRealtime('user_typing', ({ room, userId, username }) => {
    if (room !== projectId || userId === ownId) return;
    clearTimeout(timers.current.get(userId));
    timers.current.set(
      userId,
      setTimeout(() => stop(userId), forgetAfterMs),
    );
    // Update the name as well, because it may have changed.
    setTypingUsers((current) =>
      current.some((typist) => typist.userId === userId)
        ? current.map((typist) => (typist.userId === userId ? { userId, username } : typist))
        : [...current, { userId, username }],
    );
  });
  useRealtime('user_stopped_typing', ({ room, userId }) => {
    if (room === projectId) stop(userId);
  });
  useRealtime('new_message', ({ postId: room, senderId }) => {
    if (room === projectId && senderId !== null) stop(senderId);
  });

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => void clearTimeout(timer));
  }, []);
  return typingUsers;
}
