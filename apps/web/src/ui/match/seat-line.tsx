import { cx } from 'class-variance-authority';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { fill } from '../../texts.ts';

export interface NamedSeat {
  readonly name: string;
  /** The role for which a seat without skills fits. */
  readonly role?: string | undefined;
}

export function seatText({ name, role }: NamedSeat): string {
  return role ? fill(seatsCopy.seatAs, { name, role }) : fill(seatsCopy.seat, { name });
}

interface SeatLineProps {
  /** Null for a request for any open seat, or a project without seats. */
  seat: NamedSeat | null;
  className?: string;
}

/** 'Seat: Frontend': the seat that a match, a request or an invitation is about. */
export function SeatLine({ seat, className = 'text-13 text-muted' }: SeatLineProps) {
  if (!seat) return null;
  return <p className={cx('wrap-anywhere', className)}>{seatText(seat)}</p>;
}
