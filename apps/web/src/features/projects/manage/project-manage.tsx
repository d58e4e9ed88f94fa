import { DoorClosed, DoorOpen, LogOut, Pencil } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { projectChangesCopy as copy } from '../../../copy/projects/project-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import type { ProjectDetails } from '../projects.queries.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { OwnershipOffer } from './ownership-offer.tsx';

type Turn = 'close' | 'reopen';

const turns = {
  close: { label: copy.close, question: copy.closeQuestion, text: copy.closeText, done: copy.closed },
  reopen: { label: copy.reopen, question: copy.reopenQuestion, text: copy.reopenText, done: copy.reopened },
} as const;

interface TurnButtonProps {
  project: ProjectDetails;
  turn: Turn;
}

/** One button for close and reopen, so that it keeps the focus when its label changes. */
function TurnButton({ project, turn }: TurnButtonProps) {
  const [asked, setAsked] = useState<Turn>();
  // Keeps the texts while the dialog fades out.
  const { question, text, done, label } = turns[asked ?? turn];
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(turn);
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" className="text-muted" onClick={ask}>
        {turn === 'close' ? <DoorClosed aria-hidden="true" /> : <DoorOpen aria-hidden="true" />}
        {turns[turn].label}
      </Button>
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        title={question}
        text={text}
        confirmLabel={label}
        tone={asked === 'reopen' ? 'primary' : 'danger'}
        run={() => call(`projects.${asked ?? turn}`, { params: { id: project.id } })}
        done={done}
      />
    </>
  );
}

interface LeaveButtonProps {
  project: ProjectDetails;
  finalFocus: RefObject<HTMLElement | null>;
}

function LeaveButton({ project, finalFocus }: LeaveButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" wide onClick={() => setOpen(true)}>
        <LogOut aria-hidden="true" />
        {copy.leave}
      </Button>
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.leaveQuestion}
        text={copy.leaveText}
        confirmLabel={copy.leave}
        run={() => call('projects.leave', { params: { id: project.id } })}
        done={copy.left}
        finalFocus={finalFocus}
      />
    </>
  );
}

/** Project actions of owners and co-owners, and the Leave button for members. */
export function ProjectManage({ project, finalFocus }: LeaveButtonProps) {
  const { edit, close, reopen, leave } = project.can;
  const turn = close ? 'close' : reopen ? 'reopen' : undefined;
  return (
    <div className="grid gap-3">
      <OwnershipOffer project={project} finalFocus={finalFocus} />
      <div className="flex flex-wrap gap-2">
        {edit ? (
          <Link to={paths.projectEdit(project.slug)} className={buttonClass({ className: 'flex-1' })}>
            <Pencil aria-hidden="true" />
            {copy.edit}
          </Link>
        ) : null}
        {turn ? <TurnButton project={project} turn={turn} /> : null}
        {leave ? <LeaveButton project={project} finalFocus={finalFocus} /> : null}
      </div>
    </div>
  );
}
