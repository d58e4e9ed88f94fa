import { z } from 'zod';
import { looseId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { formationParams } from './formation-params.ts';

/** Two participants of different teams who swap teams. */
const swap = z.tuple([looseId, looseId]);

export type SwapPair = z.output<typeof swap>;

export const eventSwaps = {
  possibleSwaps: endpoint({
    method: 'POST',
    path: '/api/events/:id/formations/:version/possible-swaps',
    access: 'user',
    summary:
      'Get which of these swaps bring no users with a block between them into one team; changes nothing',
    params: formationParams,
    body: z.object({ swaps: z.array(swap).min(1).max(limits.swapsAtOnce) }),
    response: z.object({ swaps: z.array(swap) }),
  }),
} as const;
