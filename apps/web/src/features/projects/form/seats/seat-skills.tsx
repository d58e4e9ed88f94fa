import { limits } from '@teamwright/contracts/core/limits.ts';
import { ArrowRightLeft } from 'lucide-react';
import type { DragEvent } from 'react';
import { seatFormCopy as copy } from '../../../../copy/projects/seat-form.ts';
import { useSkillSuggestions } from '../../../../lib/skills/use-skill-suggestions.ts';
import { fill } from '../../../../texts.ts';
import { TagInput } from '../../../../ui/form/tag-input.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { moveSkill, type SeatDraft } from './seat-drafts.ts';
import { type EditSeats, nameOf } from './use-seat-editing.ts';

/** Type of the dragged data, so that other drags do not drop on a seat. */
const dragType = 'application/x-seat-skill';

export function startDrag(event: DragEvent, skill: string, from: number | undefined): void {
  event.dataTransfer.setData(dragType, JSON.stringify({ skill, from }));
  event.dataTransfer.effectAllowed = 'move';
}

export function isSkillDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(dragType);
}

/** The dragged skill with the key of its seat, if it comes from this form. */
export function droppedSkill({
  dataTransfer,
}: DragEvent): { skill: string; from: number | undefined } | undefined {
  const data: unknown = JSON.parse(dataTransfer.getData(dragType));
  if (typeof data !== 'object' || data === null || !('skill' in data)) return undefined;
  if (typeof data.skill !== 'string') return undefined;
  const from = 'from' in data && typeof data.from === 'number' ? data.from : undefined;
  return { skill: data.skill, from };
}

interface MoveSkillProps {
  skill: string;
  /** The seat that has the skill; undefined if none has it. */
  from: SeatDraft | undefined;
  seats: readonly SeatDraft[];
  edit: EditSeats;
}

/** Moves a skill to another seat without dragging. */
export function MoveSkill({ skill, from, seats, edit }: MoveSkillProps) {
  const others = seats.filter(({ key }) => key !== from?.key);
  if (others.length === 0) return null;
  return (
    <Menu
      openOnHover={false}
      trigger={
        <button
          type="button"
          aria-label={fill(copy.move, { skill })}
          className="hit-44 grid size-9 place-items-center rounded-4 text-muted hover:text-heading md:size-7 md:after:hidden"
        >
          <ArrowRightLeft aria-hidden="true" />
        </button>
      }
      entries={others.map((seat) => {
        const name = nameOf(seats, seat);
        return {
          key: String(seat.key),
          label: fill(copy.moveTo, { name }),
          onSelect: () =>
            edit(moveSkill(seats, skill, { from: from?.key, to: seat.key }), {
              text: fill(copy.moved, { skill, name }),
              focus: seat.key,
            }),
        };
      })}
    />
  );
}

interface SeatSkillsProps {
  seat: SeatDraft;
  number: number;
  seats: readonly SeatDraft[];
  /** The skills of the project, suggested first. */
  required: readonly string[];
  edit: EditSeats;
  onSkills: (skills: readonly string[]) => void;
  error: string | undefined;
}

/** The skills of a seat: typed, removed, or moved to another seat by drag or by menu. */
export function SeatSkills({ seat, number, seats, required, edit, onSkills, error }: SeatSkillsProps) {
  const [suggestions, onType] = useSkillSuggestions();
  const max = limits.seatSkills.max;
  const name = nameOf(seats, seat);
  return (
    <TagInput
      label={
        <>
          {copy.skills} <span className="sr-only">{fill(copy.ofSeat, { number })}</span>
        </>
      }
      tags={seat.skills}
      onTags={onSkills}
      placeholder={copy.skillPlaceholder}
      maxLength={limits.tag.max}
      suggestions={[...new Set([...required, ...suggestions])]}
      onType={onType}
      error={error ?? (seat.skills.length > max ? fill(copy.tooManySkills, { max }) : undefined)}
      moving={{
        menu: (skill) => <MoveSkill skill={skill} from={seat} seats={seats} edit={edit} />,
        onDragStart: (skill, event) => startDrag(event, skill, seat.key),
        removeLabel: (skill) => fill(copy.takeOut, { skill, name }),
      }}
    />
  );
}
