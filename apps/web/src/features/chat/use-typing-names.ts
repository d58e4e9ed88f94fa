import { useEffect, useRef, useState } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';

/** A typing event without its end is forgotten after this time, in milliseconds. */
const forgetAfterMs = 5000;

/** Who is typing in a room, without oneself, in the order of beginning. */
export function useTypingNames(postId: string, ownName: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  function stop(name: string): void {
    clearTimeout(timers.current.get(name));
    timers.current.delete(name);
    setNames((current) => (current.includes(name) ? current.filter((other) => other !== name) : current));
  }

  useRealtime('user_typing', ({ room, username }) => {
    if (room !== postId || username === ownName) return;
    clearTimeout(timers.current.get(username));
    timers.current.set(
      username,
      setTimeout(() => stop(username), forgetAfterMs),
    );
    setNames((current) => (current.includes(username) ? current : [...current, username]));
  });
  useRealtime('user_stopped_typing', ({ room, username }) => {
    if (room === postId) stop(username);
  });
  useRealtime('new_message', ({ postId: room, senderUsername }) => {
    if (room === postId) stop(senderUsername);
  });

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => void clearTimeout(timer));
  }, []);
  return names;
}
