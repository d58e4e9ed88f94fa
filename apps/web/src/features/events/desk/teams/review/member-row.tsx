import { useDraggable } from '@dnd-kit/core';
import { cx } from 'class-variance-authority';
import { GripVertical, Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { reviewCopy as copy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import type { FormedTeam } from '../teams.queries.ts';
import { draggingAttribute } from './use-near.ts';
import { rowActionAttribute } from './use-row-keys.ts';

/** Actions and lookups that the rows of all teams share. */
export interface RowActions {
  readonly canReview: boolean;
  readonly nameOf: (participantId: string) => string;
  readonly rolesOf: (participantId: string) => string;
  /** 'Absent' or 'Withdrawn'; undefined for participants who take part. */
  readonly absenceOf: (participantId: string) => string | undefined;
  readonly lock: (participantId: string, locked: boolean) => void;
  readonly ruleNameOf: (ruleId: string) => string;
  /** The rule that costs a team the most points; undefined if none does, or while the scores load. */
  readonly weakestOf: (teamId: string) => string | undefined;
  readonly openMove: (participantId: string) => void;
}

interface NameProps {
  name: string;
  roles: string;
  absence: string | undefined;
}

function Name({ name, roles, absence }: NameProps) {
  return (
    <span className="min-w-0 flex-1 text-14">
      <span className="flex items-center gap-2">
        <bdi className={cx('truncate font-semibold', absence ? 'text-muted' : 'text-heading')}>{name}</bdi>
        {absence ? <Badge size="sm">{absence}</Badge> : null}
      </span>
      {roles === '' ? null : <span className="block truncate text-13 text-muted">{roles}</span>}
    </span>
  );
}

interface DraggableProps {
  participantId: string;
  name: string;
  children: ReactNode;
}

/** The part of a row that the mouse drags, with a handle for the keyboard. On phones, a dialog moves participants. */
function DraggablePart({ participantId, name, children }: DraggableProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: participantId,
    attributes: { roleDescription: copy.drag.role },
  });
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      {...(isDragging && { [draggingAttribute]: '' })}
      className={cx('flex min-w-0 flex-1 items-center gap-1 md:cursor-grab', isDragging && 'opacity-40')}
    >
      <button
        ref={setActivatorNodeRef}
        {...attributes}
        {...{ [rowActionAttribute]: 'drag' }}
        type="button"
        aria-label={fill(copy.drag.handle, { name })}
        className="grid h-10 w-6 flex-none place-items-center rounded-4 text-muted hover:text-heading max-md:hidden"
      >
        <GripVertical aria-hidden="true" />
      </button>
      {children}
    </span>
  );
}

interface MemberRowProps {
  participantId: string;
  team: FormedTeam | undefined;
  locked: boolean;
  /** Rows far off screen have no buttons: a thousand rows with buttons render slowly. */
  isNear: boolean;
  actions: RowActions;
}

export function MemberRow({ participantId, team, locked, isNear, actions }: MemberRowProps) {
  const { canReview, nameOf, rolesOf, absenceOf, lock, openMove } = actions;
  const name = nameOf(participantId);
  const label = <Name name={name} roles={rolesOf(participantId)} absence={absenceOf(participantId)} />;
  const isMovable = canReview && isNear && !locked;
  return (
    <li data-person={participantId} className="flex min-h-13 items-center gap-1 border-t py-1">
      {isMovable ? (
        <DraggablePart participantId={participantId} name={name}>
          {label}
        </DraggablePart>
      ) : (
        label
      )}
      {team && canReview && isNear ? (
        <Button
          variant="ghost"
          size="square"
          {...{ [rowActionAttribute]: 'lock' }}
          aria-pressed={locked}
          aria-label={fill(locked ? copy.unlock : copy.lock, { name, team: team.name })}
          onClick={() => lock(participantId, !locked)}
        >
          {locked ? (
            <Lock aria-hidden="true" className="text-primary" />
          ) : (
            <LockOpen aria-hidden="true" className="text-muted" />
          )}
        </Button>
      ) : null}
      {isMovable ? (
        <Button
          size="sm"
          {...{ [rowActionAttribute]: 'move' }}
          aria-label={fill(copy.dialog.moveOf, { name })}
          onClick={() => openMove(participantId)}
        >
          {copy.dialog.move}
        </Button>
      ) : null}
    </li>
  );
}
