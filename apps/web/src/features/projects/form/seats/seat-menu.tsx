import { ArrowDown, ArrowUp, Ellipsis, Merge, Split } from 'lucide-react';
import { seatFormCopy as copy } from '../../../../copy/projects/seat-form.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/overlay/menu.tsx';
import { mergeSeats, moveSeat, type SeatDraft, splitSeat } from './seat-drafts.ts';
import { type EditSeats, nameOf } from './use-seat-editing.ts';

interface SeatMenuProps {
  seat: SeatDraft;
  seats: readonly SeatDraft[];
  /** Whether the team has room for another seat. */
  hasRoom: boolean;
  edit: EditSeats;
}

/** Moves, splits and merges a seat. A seat can be merged with its neighbours, but not two members in one. */
export function SeatMenu({ seat, seats, hasRoom, edit }: SeatMenuProps) {
  const { key } = seat;
  const name = nameOf(seats, seat);
  const index = seats.indexOf(seat);
  const neighbours = [seats[index - 1], seats[index + 1]].filter((one) => one !== undefined);
  const partners = neighbours.filter((one) => seat.memberId === '' || one.memberId === '');
  const entries: MenuEntry[] = partners.map((other) => ({
    key: `merge ${other.key}`,
    icon: <Merge />,
    label: fill(copy.merge, { name: nameOf(seats, other) }),
    onSelect: () =>
      edit(mergeSeats(seats, key, other), {
        text: fill(copy.merged, { name, other: nameOf(seats, other) }),
        focus: key,
      }),
  }));
  if (hasRoom && seat.skills.length > 1)
    entries.unshift({
      key: 'split',
      icon: <Split />,
      label: copy.split,
      onSelect: () =>
        edit(splitSeat(seats, key, copy.newSeat), { text: fill(copy.wasSplit, { name }), focus: key }),
    });
  if (index < seats.length - 1)
    entries.unshift({
      key: 'later',
      icon: <ArrowDown />,
      label: copy.later,
      onSelect: () => edit(moveSeat(seats, key, 1), { focus: key }),
    });
  if (index > 0)
    entries.unshift({
      key: 'earlier',
      icon: <ArrowUp />,
      label: copy.earlier,
      onSelect: () => edit(moveSeat(seats, key, -1), { focus: key }),
    });
  if (entries.length === 0) return null;
  return (
    <Menu
      openOnHover={false}
      trigger={
        <Button
          variant="ghost"
          size="square"
          aria-label={fill(copy.actions, { name })}
          className="text-muted"
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      }
      entries={entries}
    />
  );
}
