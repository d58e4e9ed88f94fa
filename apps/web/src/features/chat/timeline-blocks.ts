import type { TimelineRow } from './timeline-rows.ts';

/** Rows that are drawn together, or not at all while they are far from view. */
export interface TimelineBlock {
  readonly key: string;
  readonly rows: TimelineRow[];
}

const blockSize = 10;

/** Headings belong to what follows them. */
function keyOf(row: TimelineRow | undefined): string | undefined {
  if (row?.kind === 'message') return `block-${Math.ceil(row.message.seq / blockSize)}`;
  return row?.kind === 'outgoing' ? 'outgoing' : undefined;
}

/**
 * Rows in blocks of ten messages, by their places in the room: whatever is added or let go, no message changes its
 * block. What is not stored yet stands by itself.
 */
export function timelineBlocks(rows: readonly TimelineRow[]): readonly TimelineBlock[] {
  const blocks: TimelineBlock[] = [];
  rows.forEach((row, index) => {
    const key = keyOf(row) ?? keyOf(rows.slice(index).find((later) => keyOf(later) !== undefined));
    if (key === undefined) return;
    const last = blocks.at(-1);
    if (last?.key === key) last.rows.push(row);
    else blocks.push({ key, rows: [row] });
  });
  return blocks;
}
