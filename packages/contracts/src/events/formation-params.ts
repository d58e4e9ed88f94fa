import { z } from 'zod';
import { id } from '../core/common.ts';

/** The path of one version of the teams of an event. */
export const formationParams = z.object({ id, version: z.coerce.number().int().min(1).max(1_000_000) });
