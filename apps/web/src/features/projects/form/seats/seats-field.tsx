import { Plus } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { seatFormCopy as copy } from '../../../../copy/projects/seat-form.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { Announcer } from '../../../../ui/state/announcer.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { type ProjectFormValues, teamSizeOf } from '../project-form-values.ts';
import { SeatCard, type SeatMember } from './seat-card.tsx';
import { addSeat, maxSeatsOf, type SeatDraft, unplacedSkills } from './seat-drafts.ts';
import { MoveSkill, startDrag } from './seat-skills.tsx';
import { SeatsHeading } from './seats-heading.tsx';
import { type EditSeats, useSeatEditing } from './use-seat-editing.ts';
import type { SeatProposal } from './use-seat-proposal.ts';

const text = {
  waiting: copy.waiting,
  proposing: copy.proposing,
  proposed: copy.proposed,
  failed: copy.failed,
  offline: copy.offline,
} as const;

/** Larger teams get that many placeholders. */
const maxPlaceholders = 6;

interface ProposalStateProps {
  proposal: SeatProposal;
  /** How many seats to expect. Their space is kept, so that the fields below move once. */
  count: number;
}

/** What happens with the proposal. Seats are never needed to post. */
function ProposalState({ proposal: { state, seats, retry }, count }: ProposalStateProps) {
  return (
    <div className="grid gap-4 text-14 text-muted">
      <p role="status" className="flex min-h-8 flex-wrap items-center gap-x-3">
        <span>{text[state]}</span>
        {state === 'failed' ? (
          <Button size="sm" onClick={retry}>
            {copy.retry}
          </Button>
        ) : null}
      </p>
      {state === 'proposing' && seats.length === 0 ? (
        <div className="grid gap-4 xl:grid-cols-2">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
            <Skeleton key={index} className="h-60 rounded-10" />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface RoomProps {
  seats: readonly SeatDraft[];
  size: number | undefined;
  edit: EditSeats;
}

/** The number of seats compared with the team size, and the button that adds one. */
function Room({ seats, size, edit }: RoomProps) {
  const max = maxSeatsOf(size);
  const count = seats.length;
  if (count > max) {
    const text = fill(copy.tooMany, { size: size ?? max, max, count, over: count - max });
    return <p className="text-14 text-brass">{text}</p>;
  }
  if (count === max || size === undefined) return null;
  const missing = max - count;
  const added = addSeat(seats, copy.newSeat);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => edit(added, { focus: added.at(-1)?.key })}>
        <Plus aria-hidden="true" />
        {copy.add}
      </Button>
      <span className="text-14 text-muted">
        {missing === 1 ? copy.missingOne : fill(copy.missing, { count: missing })}
      </span>
    </div>
  );
}

/** Required skills that no seat asks for, to be moved into one. */
function Unplaced({ skills, seats, edit }: { skills: readonly string[] } & Omit<RoomProps, 'size'>) {
  const headingId = useId();
  if (skills.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-13">
      <span id={headingId} className="text-brass">
        {copy.unplaced}
      </span>
      <ul aria-labelledby={headingId} className="flex flex-wrap gap-1">
        {skills.map((skill) => (
          <li
            key={skill}
            draggable
            onDragStart={(event) => startDrag(event, skill, undefined)}
            className="inline-flex h-9 cursor-grab items-center gap-1 rounded-4 bg-fill pl-2 md:h-[30px]"
          >
            {skill}
            <MoveSkill skill={skill} from={undefined} seats={seats} edit={edit} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SeatsFieldProps {
  form: UseFormReturn<ProjectFormValues>;
  /** The members of a posted project; empty for a new one. */
  team: readonly SeatMember[];
}

/** The seats of the project: proposed from its skills and size, then as the user changes them. */
export function SeatsField({ form, team }: SeatsFieldProps) {
  const { control } = form;
  const headingId = useId();
  const editing = useSeatEditing(form);
  const { seats, isEdited, proposal, edit, announced } = editing;
  const { errors } = useFormState({ control, name: 'seats' });
  const [technologies, skills, teamSize, customSize] = useWatch({
    control,
    name: ['technologies', 'skills', 'teamSize', 'customSize'],
  });
  const size = teamSizeOf({ teamSize, customSize });
  const required = [...technologies, ...skills];
  const register = useEffectEvent(editing.setFieldRef);
  useLayoutEffect(() => register(), []);
  return (
    <section ref={editing.box} aria-labelledby={headingId} className="grid gap-4 lg:col-span-2">
      <SeatsHeading id={headingId} isNew={team.length === 0} />
      {isEdited ? null : (
        <ProposalState proposal={proposal} count={Math.min(maxSeatsOf(size), maxPlaceholders)} />
      )}
      {errors.seats?.message ? (
        <div role="alert">
          <FieldError>{errors.seats.message}</FieldError>
        </div>
      ) : null}
      <ul className="grid gap-4 empty:hidden xl:grid-cols-2">
        {seats.map((seat, index) => (
          <SeatCard
            key={seat.key}
            seat={seat}
            seats={seats}
            team={team}
            required={required}
            hasRoom={seats.length < maxSeatsOf(size)}
            edit={edit}
            errorOf={(field) => errors.seats?.[index]?.[field]?.message}
          />
        ))}
      </ul>
      {isEdited ? (
        <>
          <Unplaced skills={unplacedSkills(seats, required)} seats={seats} edit={edit} />
          <Room seats={seats} size={size} edit={edit} />
        </>
      ) : null}
      {isEdited && team.length === 0 ? (
        <Button variant="ghost" flush className="justify-self-start text-muted" onClick={editing.reset}>
          {copy.again}
        </Button>
      ) : null}
      <Announcer>{announced}</Announcer>
    </section>
  );
}
