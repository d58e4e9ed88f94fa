import { z } from 'zod';

/** A field for a whole number, with messages that name it. */
export const wholeNumber = (what: string, { min, max }: { readonly min: number; readonly max: number }) =>
  z
    .number()
    .int(`${what} must be a whole number`)
    .min(min, `${what} must be at least ${min}`)
    .max(max, `${what} must be at most ${max}`);
