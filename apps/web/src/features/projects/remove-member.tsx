import { UserMinus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { projectChangesCopy as copy } from '../../copy/project-changes.ts';
import { call } from '../../lib/api.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { ProjectDetails } from './projects.queries.ts';

interface RemoveMemberProps {
  projectId: string;
  member: ProjectDetails['members'][number];
  finalFocus: RefObject<HTMLElement | null>;
}

/** Beside a member, for those who lead. */
export function RemoveMember({ projectId, member, finalFocus }: RemoveMemberProps) {
  const [open, setOpen] = useState(false);
  const { userId, username } = member;
  const name = fill(copy.removeName, { username });
  return (
    <>
      <Button variant="ghost" size="square" aria-label={name} title={name} onClick={() => setOpen(true)}>
        <UserMinus aria-hidden="true" />
      </Button>
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        title={fill(copy.removeQuestion, { username })}
        text={copy.removeText}
        confirmLabel={copy.remove}
        run={() => call('projects.removeMember', { params: { id: projectId, userId } })}
        done={fill(copy.removed, { username })}
        finalFocus={finalFocus}
      />
    </>
  );
}
