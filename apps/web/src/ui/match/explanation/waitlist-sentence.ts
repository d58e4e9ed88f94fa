import { requestsCopy } from '../../../copy/projects/requests.ts';
import { fill } from '../../../texts.ts';

const copy = requestsCopy.waiting;

/** What a score means while every seat is taken: it counts the best taken seat, which may open again. */
export function waitlistSentence(seat: { readonly name: string } | null): string {
  return seat ? fill(copy.ifSeatOpens, { name: seat.name }) : copy.ifAnySeatOpens;
}
