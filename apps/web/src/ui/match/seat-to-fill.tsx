import { seatsCopy } from '../../copy/projects/seats.ts';
import { fill, texts } from '../../texts.ts';

/** The seat that the user gets on acceptance. */
interface Fills {
  readonly id: string;
  readonly name: string;
  /** No other seat is open. */
  readonly last: boolean;
}

interface SeatToFillProps {
  /** Null or undefined if no seat is open, or the server does not say. */
  fills: Fills | null | undefined;
  /** The seat that the request names. */
  seat: { readonly id: string } | null;
  className?: string;
}

/**
 * 'Accepting fills the seat “Testing”.' Renders nothing for a request that names this seat, unless it is the last open
 * one.
 */
export function SeatToFill({ fills, seat, className = 'text-13 text-muted' }: SeatToFillProps) {
  if (!fills || (fills.id === seat?.id && !fills.last)) return null;
  return (
    <p className={className}>
      {fill(fills.last ? seatsCopy.fillsLast : seatsCopy.fills, { name: fills.name })}
    </p>
  );
}

interface Joined {
  name: string;
  /** The seat that the user got. */
  seat: { readonly name: string } | null;
  /** Undefined if the server does not say. */
  seatsOpen: number | undefined;
}

/** 'Mira has been added to the project! Seat: Testing.' */
export function joinedText({ name, seat, seatsOpen }: Joined): string {
  const joined = fill(texts.notifications.joined, { name });
  if (!seat) return joined;
  return `${joined} ${fill(seatsOpen === 0 ? seatsCopy.filledLast : seatsCopy.filled, seat)}`;
}
