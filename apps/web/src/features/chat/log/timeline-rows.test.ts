import { describe, expect, test } from 'vitest';
import { isHiddenFor } from '../blocked-messages.ts';
import type { Outgoing } from '../history/room-outbox.ts';
import { sampleMessage } from '../testing.ts';
import { type TimelineRow, timelineRows } from './timeline-rows.ts';

const now = new Date(2026, 10, 20, 12, 0).getTime();

function at(day: number, hour: number, minute: number): string {
  return new Date(2026, 10, day, hour, minute).toISOString();
}

function outgoing(clientId: string, when: string): Outgoing {
  return { clientId, text: 'On its way', at: when, state: 'sending', lost: false };
}

/** Describes a row: 'day Today', 'new', 'amber-finch 1', '+ 2' for a continued message. */
function inWords(row: TimelineRow): string {
  if (row.kind === 'day') return `day ${row.label}`;
  if (row.kind === 'new') return 'new';
  const what = row.kind === 'message' ? String(row.message.seq) : row.outgoing.clientId;
  return row.continued ? `+ ${what}` : `named ${what}`;
}

function rowsOf(input: Partial<Parameters<typeof timelineRows>[0]>): string[] {
  const isHidden = isHiddenFor([]);
  return timelineRows({ messages: [], outgoing: [], mark: 100, ownId: 'me', isHidden, now, ...input }).map(
    inWords,
  );
}

describe('timelineRows', () => {
  test('returns nothing for an empty room', () => {
    expect(rowsOf({})).toEqual([]);
  });

  test('groups by day, and by author within five minutes', () => {
    const messages = [
      sampleMessage(1, { createdAt: at(18, 16, 0) }),
      sampleMessage(2, { createdAt: at(19, 23, 59) }),
      sampleMessage(3, { createdAt: at(20, 0, 0) }),
      sampleMessage(4, { createdAt: at(20, 0, 4) }),
      sampleMessage(5, { createdAt: at(20, 0, 9) }),
      sampleMessage(6, { createdAt: at(20, 0, 10), senderId: 'slow' }),
    ];
    expect(rowsOf({ messages })).toEqual([
      'day 18 Nov 2026',
      'named 1',
      'day Yesterday',
      'named 2',
      'day Today',
      'named 3',
      '+ 4',
      'named 5',
      'named 6',
    ]);
  });

  test('puts the "New" line before the first unread message of another user, and repeats the author below it', () => {
    const messages = [
      sampleMessage(1, { createdAt: at(20, 9, 0) }),
      sampleMessage(2, { createdAt: at(20, 9, 1), senderId: 'me' }),
      sampleMessage(3, { createdAt: at(20, 9, 2) }),
      sampleMessage(4, { createdAt: at(20, 9, 3) }),
    ];
    expect(rowsOf({ messages, mark: 1 })).toEqual([
      'day Today',
      'named 1',
      'named 2',
      'new',
      'named 3',
      '+ 4',
    ]);
    expect(rowsOf({ messages, mark: 4 })).not.toContain('new');
    expect(rowsOf({ messages, mark: 1, isHidden: isHiddenFor(['amber']) })).not.toContain('new');
  });

  test('puts an unsent message last until it is stored', () => {
    const before = sampleMessage(1, { createdAt: at(20, 9, 0), senderId: 'me' });
    const pending = [outgoing('mine', at(20, 9, 1))];
    expect(rowsOf({ messages: [before], outgoing: pending })).toEqual(['day Today', 'named 1', '+ mine']);
    const stored = sampleMessage(2, { createdAt: at(20, 9, 1), senderId: 'me', clientId: 'mine' });
    expect(rowsOf({ messages: [before, stored], outgoing: pending })).toEqual([
      'day Today',
      'named 1',
      '+ 2',
    ]);
  });

  test('does not match the client id of another user', () => {
    const theirs = sampleMessage(1, { createdAt: at(20, 9, 0), clientId: 'mine' });
    expect(rowsOf({ messages: [theirs], outgoing: [outgoing('mine', at(20, 9, 1))] })).toContain(
      'named mine',
    );
  });
});
