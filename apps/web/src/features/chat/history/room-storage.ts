import { draftPrefix } from '../../../lib/storage/draft.ts';
import type { Outgoing } from './room-outbox.ts';

/** The key for a user's unsent texts in a room. They are kept until they are sent or the user signs out. */
function keyOf(kind: 'chat' | 'outbox', userId: string, roomId: string): string {
  return `${draftPrefix}${kind}:${userId}:${roomId}`;
}

function write(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // If storage is full or blocked, the text does not survive a reload.
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, text, at } = value as Partial<Outgoing>;
  return typeof clientId === 'string' && typeof text === 'string' && typeof at === 'string';
}

export function readDraft(userId: string, roomId: string): string {
  return read(keyOf('chat', userId, roomId));
}

export function writeDraft(userId: string, roomId: string, text: string): void {
  write(keyOf('chat', userId, roomId), text);
}

/** Messages that were not stored when the page closed. Returns nothing for invalid entries. */
export function readOutbox(userId: string, roomId: string): readonly Outgoing[] {
  const text = read(keyOf('outbox', userId, roomId));
  if (text === '') return [];
  try {
    const saved: unknown = JSON.parse(text);
    return Array.isArray(saved) ? saved.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

export function writeOutbox(userId: string, roomId: string, messages: readonly Outgoing[]): void {
  write(keyOf('outbox', userId, roomId), messages.length === 0 ? '' : JSON.stringify(messages));
}
