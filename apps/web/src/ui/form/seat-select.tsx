import { seatsCopy as copy } from '../../copy/projects/seats.ts';
import { openSeatsOf, type SeatOfTeam } from '../../lib/skills/seats.ts';
import { fill } from '../../texts.ts';
import { SelectField } from './select.tsx';

interface SeatSelectProps {
  seats: readonly SeatOfTeam[];
  /** Null stands for any open seat. */
  value: string | null;
  onSeat: (id: string | null) => void;
}

/** Chooses the seat of a join request or an invitation. Renders nothing if there is no choice. */
export function SeatSelect({ seats, value, onSeat }: SeatSelectProps) {
  const open = openSeatsOf(seats);
  if (open.length < 2) return null;
  return (
    <SelectField
      label={copy.label}
      value={value ?? ''}
      onChange={(event) => onSeat(event.target.value || null)}
    >
      <option value="">{copy.any}</option>
      {open.map(({ id, name, skills }) => (
        <option key={id} value={id}>
          {skills.length > 0 ? fill(copy.withSkills, { name, skills: skills.join(', ') }) : name}
        </option>
      ))}
    </SelectField>
  );
}
