import { draftPrefix } from '../../../lib/storage/draft.ts';
import { readJson, readText, removeStored, writeText } from '../../../lib/storage/local-storage.ts';
import type { Outgoing } from './room-outbox.ts';

/** The key for a user's unsent texts in a room. They are kept until they are sent or the user signs out. */
function keyOf(kind: 'chat' | 'outbox', userId: string, roomId: string): string {
  return `${draftPrefix}${kind}:${userId}:${roomId}`;
}

function write(key: string, text: string): void {
  if (text === '') removeStored(key);
  else writeText(key, text);
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, text, at } = value as Partial<Outgoing>;
  return typeof clientId === 'string' && typeof text === 'string' && typeof at === 'string';
}

export function readDraft(userId: string, roomId: string): string {
  return readText(keyOf('chat', userId, roomId));
}

export function writeDraft(userId: string, roomId: string, text: string): void {
  write(keyOf('chat', userId, roomId), text);
}

/** Messages that were not stored when the page closed. Returns nothing for invalid entries. */
export function readOutbox(userId: string, roomId: string): readonly Outgoing[] {
  const saved = readJson(keyOf('outbox', userId, roomId));
  return Array.isArray(saved) ? saved.filter(isOutgoing) : [];
}

export function writeOutbox(userId: string, roomId: string, messages: readonly Outgoing[]): void {
  write(keyOf('outbox', userId, roomId), messages.length === 0 ? '' : JSON.stringify(messages));
}
