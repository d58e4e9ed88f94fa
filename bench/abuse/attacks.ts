import type { Attack } from './attack.ts';
import { costlyReads } from './costly-reads.ts';
import { textByHttp, textBySocket } from './hostile-text.ts';
import { rightSignIns } from './sign-ins.ts';
import { messageObjects } from './socket-flood.ts';

/** In the order in which they run. */
export const attacks: readonly Attack[] = [
  textByHttp,
  textBySocket,
  messageObjects,
  costlyReads,
  rightSignIns,
];
