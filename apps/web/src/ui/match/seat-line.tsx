import { cx } from 'class-variance-authority';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { fill } from '../../texts.ts';

interface SeatLineProps {
  /** Null for a request for any open seat, or a project without seats. */
  seat: { readonly name: string; readonly role?: string | undefined } | null;
  className?: string;
}

/** 'Seat: Frontend': the seat that a match, a request or an invitation is about. */
export function SeatLine({ seat, className = 'text-13 text-muted' }: SeatLineProps) {
  if (!seat) return null;
  const { name, role } = seat;
  return (
    <p className={cx('wrap-anywhere', className)}>
      {role ? fill(seatsCopy.seatAs, { name, role }) : fill(seatsCopy.seat, { name })}
    </p>
  );
}
