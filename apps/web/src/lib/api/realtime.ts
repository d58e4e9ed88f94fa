import type { Ack, ClientEvents, ServerEvents } from '@teamwright/contracts/core/realtime.ts';
import type { Socket } from 'socket.io-client';

type LiveSocket = Socket<ServerEvents, ClientEvents>;
type EventName = keyof ServerEvents;

/** The payload of a server event, for example `Payload<'new_message'>`. */
export type Payload<Name extends EventName> = Parameters<ServerEvents[Name]>[0];

interface Connection {
  /** Events before this connection. `unknown` at the first connection of a page whose data has no moment. */
  missed: 'none' | 'some' | 'unknown';
}

/** `refused`: the server is reachable, but the user has too many connections. */
export type ConnectionState = 'off' | 'connecting' | 'online' | 'offline' | 'refused';

/** A refusal with the data that the server sends. */
interface Refusal extends Error {
  readonly data?: { readonly retryAfter?: number };
}

/** Time limit for the answer whether the document's data may be outdated, in milliseconds. */
const answerMs = 5_000;
/** Milliseconds between attempts to reconnect: the first ones, and the longest. */
const reconnectionDelayMs = { first: 1_000, max: 5_000 };
/** Time limit for one attempt to connect, in milliseconds. */
const connectMs = 20_000;
/** Seconds before a refused connection is tried again, unless the server sends a longer time. */
const minRetryAfter = 10;

let socket: LiveSocket | undefined;
let wanted = false;
let state: ConnectionState = 'off';
let wasOnline = false;
/** The moment of the data in the document. */
let documentMoment: string | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Map<string, Set<(payload: never) => void>>();
const stateListeners = new Set<() => void>();
const connectListeners = new Set<(connection: Connection) => void>();
const watchListeners = new Set<() => void>();
/** The project whose page is open. */
let watched: string | undefined;
const endListeners = new Set<() => void>();
const rooms = new Map<string, (ack: Ack<{ room: string; lastSeq: number }>) => void>();

function setState(next: ConnectionState): void {
  state = next;
  for (const listener of stateListeners) listener();
}

/** Resolves when the server has answered. */
async function join(room: string): Promise<void> {
  await new Promise<void>((resolve) => {
    socket?.emit('join_room', room, (ack) => {
      rooms.get(room)?.(ack);
      resolve();
    });
  });
}

/** Resolves when the server has answered. */
async function watch(project: string): Promise<void> {
  await new Promise<void>((resolve) => void socket?.emit('watch_project', project, () => resolve()));
}

function notifyWatching(): void {
  for (const listener of watchListeners) listener();
}

// Join before fetching, so that no event is missed in between.
function onConnect(): void {
  const joining = Array.from(rooms.keys(), join);
  const watching = watched === undefined ? undefined : watch(watched);
  setState('online');
  if (wasOnline || documentMoment === undefined) {
    void watching?.then(notifyWatching);
    notifyConnected({ missed: wasOnline ? 'some' : 'unknown' });
  } else void askForChanges(documentMoment, [...joining, watching]);
  wasOnline = true;
}

function notifyConnected(connection: Connection): void {
  for (const listener of connectListeners) listener(connection);
}

/** Asks once the rooms are joined, so that a change is either in the answer or sent live. */
async function askForChanges(moment: string, joining: readonly (Promise<void> | undefined)[]): Promise<void> {
  await Promise.all(joining);
  const sent = (await wasSentSince(moment)) ?? true;
  notifyConnected({ missed: sent ? 'some' : 'none' });
}

async function wasSentSince(moment: string): Promise<boolean | undefined> {
  try {
    const answer = await socket?.timeout(answerMs).emitWithAck('sent_since', moment);
    return answer && 'ok' in answer ? answer.sent : undefined;
  } catch {
    return undefined;
  }
}

function notifySessionEnd(): void {
  for (const listener of endListeners) listener();
}

// The server closes the socket itself only when the session has ended. A restart or network loss has another
// reason.
function onDisconnect(reason: string): void {
  setState('offline');
  if (reason === 'io server disconnect') notifySessionEnd();
}

function onRefusal(error: Refusal): void {
  setState(error.message === 'rate_limited' ? 'refused' : 'offline');
  if (error.message === 'unauthenticated') notifySessionEnd();
  else if (socket?.active === false) retryLater(error.data?.retryAfter ?? 0);
}

/**
 * The library tries again after a lost connection, not after a refusal. Waits up to twice the time, so that tabs do not
 * collide.
 */
function retryLater(retryAfter: number): void {
  const seconds = Math.max(minRetryAfter, retryAfter) * (1 + Math.random());
  clearTimeout(retry);
  retry = setTimeout(() => socket?.connect(), seconds * 1000);
}

// Safe: `subscribe` pairs each name with listeners of its payload. One map cannot express that.
function asPayload(payload: unknown): never {
  return payload as never;
}

function dispatch(event: string, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(asPayload(payload));
}

/**
 * Connects once, for signed-in users, when the page is idle. The first call loads the library. `moment` is that of the
 * data in the document, if known.
 */
export async function connectRealtime(moment?: string): Promise<void> {
  if (wanted) return;
  wanted = true;
  documentMoment = moment;
  setState('connecting');
  const { io } = await import('socket.io-client');
  if (!wanted) return;
  socket = io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: reconnectionDelayMs.first,
    reconnectionDelayMax: reconnectionDelayMs.max,
    timeout: connectMs,
  });
  socket.on('connect', onConnect);
  socket.on('disconnect', onDisconnect);
  socket.on('connect_error', onRefusal);
  socket.onAny(dispatch);
}

/** Leaves all rooms and disconnects, at sign-out. */
export function disconnectRealtime(): void {
  wanted = false;
  wasOnline = false;
  clearTimeout(retry);
  socket?.disconnect();
  socket = undefined;
  setState('off');
}

/**
 * Listens to a server event. Can be called before the connection exists. Returns a function that
 * unsubscribes.
 */
export function subscribe<Name extends EventName>(
  event: Name,
  listener: (payload: Payload<Name>) => void,
): () => void {
  const known = listeners.get(event) ?? new Set();
  listeners.set(event, known.add(listener));
  return () => void known.delete(listener);
}

/** Calls `listener` after each connection, once rooms are joined again. */
export function onConnection(listener: (connection: Connection) => void): () => void {
  connectListeners.add(listener);
  return () => void connectListeners.delete(listener);
}

/**
 * Calls `listener` when the server has started to send updates of the open project page and data fetched earlier may be
 * stale.
 */
export function onWatching(listener: () => void): () => void {
  watchListeners.add(listener);
  return () => void watchListeners.delete(listener);
}

/** Calls `listener` when the session has ended on the server: signed out elsewhere, suspended or deleted. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

/**
 * Joins a room now and after every reconnection. `onAck` receives the result of each attempt: `lastSeq`, or
 * the error body. Returns a function that leaves the room.
 */
export function joinRoom(
  room: string,
  onAck: (ack: Ack<{ room: string; lastSeq: number }>) => void,
): () => void {
  rooms.set(room, onAck);
  if (socket?.connected) void join(room);
  return () => {
    rooms.delete(room);
    socket?.emit('leave_room', room);
  };
}

/**
 * Subscribes to public changes of a project, now and after every reconnection. Returns a function that
 * unsubscribes.
 */
export function watchProject(projectId: string): () => void {
  watched = projectId;
  if (socket?.connected) void watch(projectId).then(notifyWatching);
  return () => {
    if (watched === projectId) watched = undefined;
    socket?.emit('unwatch_project', projectId);
  };
}

/** Sends an event without acknowledgement. Dropped while offline. */
export function sendEvent<Name extends 'typing' | 'stop_typing' | 'read'>(
  event: Name,
  ...args: Parameters<ClientEvents[Name]>
): void {
  if (socket?.connected) socket.volatile.emit(event, ...args);
}

export function connectionState(): ConnectionState {
  return state;
}

/** For `useSyncExternalStore` together with `connectionState`. */
export function onConnectionState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => void stateListeners.delete(listener);
}
