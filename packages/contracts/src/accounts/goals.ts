import { z } from 'zod';
import { goalNames } from '../core/choices.ts';

/** What a user wants from a project. */
export const goal = z.enum(goalNames);

export type Goal = z.output<typeof goal>;
