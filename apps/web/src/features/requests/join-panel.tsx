import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { type ComponentProps, lazy, Suspense } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { SeatSelect } from '../../ui/form/seat-select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { JoinAction } from './join-action.tsx';

const OwnRequestPanel = lazy(async () => ({
  default: (await import('./own-request-panel.tsx')).OwnRequestPanel,
}));

type Project = ComponentProps<typeof JoinAction>['project'];

/** The note and role for a request; undefined until the user opens the fields. */
export type JoinRequestDraft = { note: string; role: string } | undefined;

/** The seat to ask for; null stands for any open seat. */
export interface SeatChoice {
  seatId: string | null;
  onSeat: (id: string | null) => void;
}

interface JoinPanelProps extends SeatChoice {
  project: Project & {
    seats: ComponentProps<typeof SeatSelect>['seats'];
    viewer?: { requestId?: string | undefined };
    can: { request: boolean };
  };
  draft: JoinRequestDraft;
  onDraft: (draft: JoinRequestDraft) => void;
  /** On phones, the button is at the bottom of the screen instead. */
  sticky: boolean;
}

/** The main action of a project's page, with an optional note and preferred role. */
export function JoinPanel({ project, draft, onDraft, sticky, seatId, onSeat }: JoinPanelProps) {
  const user = useCurrentUser();
  const { relation, requestId } = project.viewer ?? {};
  const canRequest = user !== null && project.can.request;
  return (
    <div className="grid gap-3">
      {canRequest ? <SeatSelect seats={project.seats} value={seatId} onSeat={onSeat} /> : null}
      <div className={cx('grid gap-3', sticky && 'max-md:hidden')}>
        <JoinAction
          project={project}
          look="lead"
          note={draft?.note.trim()}
          role={draft?.role.trim()}
          seatId={seatId}
        />
      </div>
      {canRequest && draft === undefined ? (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => onDraft({ note: '', role: '' })}
        >
          {requestsCopy.addNote}
        </Button>
      ) : null}
      {canRequest && draft !== undefined ? (
        <>
          <TextArea
            label={requestsCopy.noteLabel}
            rows={3}
            maxLength={limits.note.max}
            value={draft.note}
            autoFocus
            onChange={(event) => onDraft({ ...draft, note: event.target.value })}
          />
          <TextField
            label={requestsCopy.roleLabel}
            maxLength={limits.role.max}
            value={draft.role}
            onChange={(event) => onDraft({ ...draft, role: event.target.value })}
          />
        </>
      ) : null}
      {relation === 'requested' && requestId ? (
        <Suspense>
          <OwnRequestPanel requestId={requestId} />
        </Suspense>
      ) : null}
    </div>
  );
}
