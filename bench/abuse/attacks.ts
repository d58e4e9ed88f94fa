import type { Attack } from './attack.ts';
import { textByHttp, textBySocket } from './hostile-text.ts';
import { messageObjects } from './socket-flood.ts';

/** In the order in which they run. */
export const attacks: readonly Attack[] = [textByHttp, textBySocket, messageObjects];
