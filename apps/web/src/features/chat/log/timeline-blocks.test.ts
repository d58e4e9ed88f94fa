import { describe, expect, test } from 'vitest';
import { isHiddenFor } from '../blocked-messages.ts';
import { sampleMessages } from '../testing.ts';
import { timelineBlocks } from './timeline-blocks.ts';
import { timelineRows } from './timeline-rows.ts';

const now = Date.UTC(2026, 10, 20, 12, 0);

/** Describes blocks as '1 to 10' for messages 1 to 10; headings as text. */
function blocksOf(from: number, to: number, mark = 100): string[][] {
  const outgoing = [
    { clientId: 'one', text: 'On its way', at: new Date(now).toISOString(), state: 'sending', lost: false },
  ] as const;
  const messages = sampleMessages(from, to);
  const rows = timelineRows({ messages, outgoing, mark, ownId: 'me', isHidden: isHiddenFor([]), now });
  return timelineBlocks(rows).map(({ key, rows: some }) => [
    key,
    ...some.map((row) => (row.kind === 'message' ? String(row.message.seq) : row.kind)),
  ]);
}

describe('timelineBlocks', () => {
  test('keeps every row in order, in blocks of ten messages', () => {
    expect(blocksOf(9, 12)).toEqual([
      ['block-1', 'day', '9', '10'],
      ['block-2', '11', '12'],
      ['outgoing', 'outgoing'],
    ]);
  });

  test('keeps every message in its block when an older page is added', () => {
    const keys = (from: number) =>
      new Map(blocksOf(from, 42).flatMap(([key = '', ...rows]) => rows.map((row) => [row, key])));
    const [before, after] = [keys(25), keys(12)];
    for (let seq = 25; seq <= 42; seq += 1) expect(after.get(`${seq}`)).toBe(before.get(`${seq}`));
  });

  test('puts the "New" line into the block of the first message below it', () => {
    expect(blocksOf(9, 12, 10)).toContainEqual(['block-2', 'new', '11', '12']);
  });
});
