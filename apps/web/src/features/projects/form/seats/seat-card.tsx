import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { seatFormCopy as copy } from '../../../../copy/projects/seat-form.ts';
import { seatsCopy } from '../../../../copy/projects/seats.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import {
  changeSeat,
  giveSeat,
  moveSkill,
  removeSeat,
  type SeatDraft,
  type SeatField,
} from './seat-drafts.ts';
import { SeatMenu } from './seat-menu.tsx';
import { droppedSkill, isSkillDrag, SeatSkills } from './seat-skills.tsx';
import { type EditSeats, nameOf } from './use-seat-editing.ts';

const levels = ['any', 'learning', 'solid'] as const;

export interface SeatMember {
  readonly userId: string;
  readonly username: string;
}

interface SeatCardProps {
  seat: SeatDraft;
  seats: readonly SeatDraft[];
  /** The members of the team; empty for a new project. */
  team: readonly SeatMember[];
  required: readonly string[];
  hasRoom: boolean;
  edit: EditSeats;
  errorOf: (field: SeatField) => string | undefined;
}

/** Accepts skills that are dragged from other seats. */
function useSkillDrop({ seat, seats, edit }: Pick<SeatCardProps, 'seat' | 'seats' | 'edit'>) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!isSkillDrag(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (!isSkillDrag(event)) return;
      event.preventDefault();
      const dropped = droppedSkill(event);
      if (!dropped || dropped.from === seat.key) return;
      const { skill, from } = dropped;
      const text = fill(copy.moved, { skill, name: nameOf(seats, seat) });
      edit(moveSkill(seats, skill, { from, to: seat.key }), { text });
    },
  };
}

type FieldsProps = Omit<SeatCardProps, 'hasRoom'> & { number: number };

function SeatFields({ seat, seats, team, required, edit, errorOf, number }: FieldsProps) {
  const change = (changes: Partial<SeatDraft>) => edit(changeSeat(seats, seat.key, changes));
  const label = (text: string) => (
    <>
      {text} <span className="sr-only">{fill(copy.ofSeat, { number })}</span>
    </>
  );
  return (
    // One column where the longest level would be cut.
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
      <SelectField
        label={label(copy.level)}
        value={seat.level}
        error={errorOf('level')}
        onChange={(event) => {
          const level = levels.find((one) => one === event.target.value);
          if (level) change({ level });
        }}
      >
        {levels.map((level) => (
          <option key={level} value={level}>
            {seatsCopy.levels[level]}
          </option>
        ))}
      </SelectField>
      <TextField
        type="number"
        inputMode="numeric"
        min={limits.hoursPerWeek.min}
        max={limits.hoursPerWeek.max}
        step={1}
        label={label(copy.hours)}
        value={seat.hours}
        error={errorOf('hours')}
        onChange={(event) => change({ hours: event.target.value })}
      />
      <div className="col-span-full">
        <SeatSkills
          seat={seat}
          number={number}
          seats={seats}
          required={required}
          edit={edit}
          onSkills={(skills) => change({ skills })}
          error={errorOf('skills')}
        />
      </div>
      {team.length > 0 ? (
        <SelectField
          label={label(copy.member)}
          value={seat.memberId}
          error={errorOf('memberId')}
          fieldClassName="col-span-full"
          onChange={(event) => edit(giveSeat(seats, seat.key, event.target.value))}
        >
          <option value="" disabled={seat.memberId !== ''}>
            {copy.open}
          </option>
          {team.map(({ userId, username }) => (
            <option key={userId} value={userId}>
              {username}
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  );
}

/** A seat of the form: name, level, hours, skills and, for a posted project, its member. */
export function SeatCard({ hasRoom, ...props }: SeatCardProps) {
  const { seat, seats, edit, errorOf } = props;
  const { isOver, ...drop } = useSkillDrop(props);
  const index = seats.indexOf(seat);
  const number = index + 1;
  const name = nameOf(seats, seat);
  const next = seats[index + 1] ?? seats[index - 1];
  return (
    <li
      {...drop}
      data-seat={seat.key}
      tabIndex={-1}
      aria-label={fill(copy.seat, { number, name })}
      className={cx(
        'grid content-start gap-4 rounded-10 border bg-card p-4',
        isOver && 'border-primary outline-2 outline-primary',
      )}
    >
      <div className="flex items-end gap-1">
        <TextField
          label={
            <>
              {copy.name} <span className="sr-only">{fill(copy.ofSeat, { number })}</span>
            </>
          }
          value={seat.name}
          maxLength={limits.seatName.max}
          error={errorOf('name')}
          fieldClassName="min-w-0 flex-1"
          onChange={(event) => edit(changeSeat(seats, seat.key, { name: event.target.value }))}
        />
        <SeatMenu seat={seat} seats={seats} hasRoom={hasRoom} edit={edit} />
        {next && seat.memberId === '' ? (
          <Button
            variant="ghost"
            size="square"
            aria-label={fill(copy.remove, { name })}
            className="text-muted"
            onClick={() =>
              edit(removeSeat(seats, seat.key), { text: fill(copy.removed, { name }), focus: next.key })
            }
          >
            <Trash2 aria-hidden="true" />
          </Button>
        ) : null}
      </div>
      <SeatFields {...props} number={number} />
    </li>
  );
}
