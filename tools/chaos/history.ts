/** A message as a client saw it: in an acknowledgement, live, on a page, or at the end. */
export interface Seen {
  readonly id: string;
  readonly room: string;
  readonly seq: number;
  readonly senderId: string | null;
  readonly clientId: string | null;
  readonly text: string;
}

/** One message with all of its tries. Times are milliseconds of one clock. */
export interface Send {
  readonly room: string;
  readonly senderId: string;
  readonly clientId: string;
  readonly text: string;
  readonly begunAt: number;
  /** When the first acknowledgement arrived. Unset: it is unknown whether the message was stored. */
  readonly acknowledgedAt?: number;
  /** Every acknowledgement, because a retry may be acknowledged again. */
  readonly acknowledgements: readonly Seen[];
}

/** The messages that one client received, in order. */
export interface Reading {
  readonly reader: string;
  readonly room: string;
  readonly shown: readonly Seen[];
}

export interface History {
  readonly sends: readonly Send[];
  readonly readings: readonly Reading[];
  /** The stored messages of all rooms at the end, each room in reading order. */
  readonly stored: readonly Seen[];
}

/**
 * The violations in a history, one line each. Acknowledged messages: stored exactly once. Unknown: at most once.
 * Shown: stored, with the same text and sequence number. No message is invented.
 */
export function violationsOf(history: History): string[] {
  return [
    ...gaps(history),
    ...copies(history),
    ...inventions(history),
    ...losses(history),
    ...phantoms(history),
    ...holes(history),
    ...swaps(history),
  ];
}

/** Each room counts 1, 2, 3 … in reading order. */
function gaps({ stored }: History): string[] {
  return [...Map.groupBy(stored, ({ room }) => room)].flatMap(([room, messages]) =>
    messages
      .map(({ seq }, index) => ({ seq, wanted: index + 1 }))
      .filter(({ seq, wanted }) => seq !== wanted)
      .slice(0, 1)
      .map(({ seq, wanted }) => `room ${room} has ${seq} where ${wanted} belongs`),
  );
}

function copies({ stored }: History): string[] {
  return [...Map.groupBy(stored, wish)]
    .filter(([, same]) => same.length > 1)
    .map(([key, same]) => `${key} is stored ${same.length} times`);
}

function inventions({ sends, stored }: History): string[] {
  const texts = new Map(sends.map((send) => [wish(send), send.text]));
  return stored
    .filter((message) => texts.get(wish(message)) !== message.text)
    .map((message) => `${wish(message)} is stored, but was not sent with this text`);
}

function losses({ sends, stored }: History): string[] {
  const byId = new Map(stored.map((message) => [message.id, message]));
  return sends.flatMap((send) =>
    send.acknowledgements
      .filter((told) => wish(told) !== wish(send) || !same(byId.get(told.id), told))
      .map((told) => `${wish(send)} was acknowledged as ${told.seq}, and is not stored so`),
  );
}

function phantoms({ readings, stored }: History): string[] {
  const byId = new Map(stored.map((message) => [message.id, message]));
  return readings.flatMap(({ reader, shown }) =>
    shown
      .filter((message) => !same(byId.get(message.id), message))
      .map((message) => `${reader} was shown ${message.room} ${message.seq}, which is not stored so`),
  );
}

/** A client that is connected at the end has received every message. */
function holes({ readings, stored }: History): string[] {
  return readings.flatMap(({ reader, room, shown }) => {
    const known = new Set(shown.map(({ id }) => id));
    const missed = stored.filter((message) => message.room === room && !known.has(message.id));
    return missed.length === 0 ? [] : [`${reader} never saw ${missed.length} messages of ${room}`];
  });
}

/** A message that was acknowledged before another send began has a lower sequence number. */
function swaps({ sends, stored }: History): string[] {
  const places = new Map(stored.map((message) => [wish(message), message.seq]));
  const found: string[] = [];
  for (const ofRoom of Map.groupBy(sends, ({ room }) => room).values()) {
    const ended = ofRoom
      .filter((send) => send.acknowledgedAt !== undefined)
      .sort((a, b) => (a.acknowledgedAt ?? 0) - (b.acknowledgedAt ?? 0));
    let latest = 0;
    let next = 0;
    for (const send of ofRoom.toSorted((a, b) => a.begunAt - b.begunAt)) {
      for (; (ended[next]?.acknowledgedAt ?? Number.POSITIVE_INFINITY) < send.begunAt; next += 1)
        latest = Math.max(latest, places.get(wish(ended[next] ?? send)) ?? 0);
      const seq = places.get(wish(send));
      if (seq !== undefined && seq <= latest)
        found.push(`${wish(send)} is ${seq}, before ${latest} that was acknowledged earlier`);
    }
  }
  return found;
}

/** The key of a message: its sender, room and client id. */
function wish(one: Pick<Seen, 'room' | 'senderId' | 'clientId'>): string {
  return `${one.room} ${one.senderId} ${one.clientId}`;
}

function same(one: Seen | undefined, other: Seen): boolean {
  return one !== undefined && one.seq === other.seq && one.text === other.text && wish(one) === wish(other);
}
