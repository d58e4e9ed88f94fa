import { newId } from '../ids.ts';

/** How long an event is kept, in milliseconds. */
const keptMs = 60_000;
/** Events of this time before a moment count too: an event may be sent shortly before its change can be read. */
const graceMs = 1_000;

/**
 * When each channel last got an event. A document names the moment before its data was read. Once its client is
 * connected, it need not fetch the data again if nothing was sent to its channels since that moment.
 */
export interface RecentEvents {
  note(channels: readonly string[]): void;
  /** The current time, as an opaque text that only this process can compare. */
  moment(): string;
  /** Whether a channel may have got an event since a moment. True for a moment of another process or long ago. */
  sentSince(moment: string, channels: Iterable<string>): boolean;
  /** Makes `sentSince` true for all earlier moments. */
  clear(): void;
}

export function createRecentEvents(now: () => number = () => performance.now()): RecentEvents {
  const lastSent = new Map<string, number>();
  let epoch = newId();

  /** The channel that was silent for longest comes first. */
  function removeOld(): void {
    for (const [channel, at] of lastSent) {
      if (at >= now() - keptMs) return;
      lastSent.delete(channel);
    }
  }

  return {
    note(channels) {
      const at = now();
      for (const channel of channels) {
        lastSent.delete(channel);
        lastSent.set(channel, at);
      }
      removeOld();
    },
    moment: () => `${epoch} ${now() - graceMs}`,
    sentSince(moment, channels) {
      const [from, time] = moment.split(' ');
      const since = Number(time);
      if (from !== epoch || !(since >= now() - keptMs)) return true;
      return [...channels].some((channel) => (lastSent.get(channel) ?? Number.NEGATIVE_INFINITY) >= since);
    },
    clear() {
      epoch = newId();
      lastSent.clear();
    },
  };
}
