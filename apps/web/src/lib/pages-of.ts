import { limits } from '@teamwright/contracts/limits.ts';

/** How many pages a list of so many entries has; never none. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / limits.page.default));
}
