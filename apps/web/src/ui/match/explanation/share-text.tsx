import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { fill } from '../../../texts.ts';
import type { Share } from './explained.ts';

/** '23 / 23', which screen readers read as '23 of 23 points'. */
export function ShareText({ points, max }: Share) {
  return (
    <>
      <span aria-hidden="true">{fill(copy.share, { points, max })}</span>
      <span className="sr-only">{fill(copy.shareInWords, { points, max })}</span>
    </>
  );
}
