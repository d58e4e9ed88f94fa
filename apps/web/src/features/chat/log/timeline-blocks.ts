import type { TimelineRow } from './timeline-rows.ts';

/** Rows that are painted together, or not at all while they are far from the viewport. */
export interface TimelineBlock {
  readonly key: string;
  readonly rows: TimelineRow[];
}

const blockSize = 10;

/** A heading belongs to the row after it. */
function keyOf(row: TimelineRow | undefined): string | undefined {
  if (row?.kind === 'message') return `block-${Math.ceil(row.message.seq / blockSize)}`;
  return row?.kind === 'outgoing' ? 'outgoing' : undefined;
}

/**
 * Groups rows into blocks of ten messages by sequence number, so that a message never changes its block. Each
 * unsent message is a separate block.
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
