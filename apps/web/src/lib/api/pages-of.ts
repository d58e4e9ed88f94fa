import { limits } from '@teamwright/contracts/core/limits.ts';

/** Number of pages for `total` entries, at least 1. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / limits.page.default));
}
