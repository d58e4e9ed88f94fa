import type { RefObject } from 'react';
import { projectChangesCopy as copy } from '../../../copy/projects/project-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { ProjectDetails } from '../projects.queries.ts';
import { useProjectChange } from './use-project-change.ts';

interface OwnershipOfferProps {
  project: ProjectDetails;
  /** The buttons disappear with the offer. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** A pending ownership offer: one side can accept or reject it, the other can withdraw it. */
export function OwnershipOffer({ project, finalFocus }: OwnershipOfferProps) {
  const user = useCurrentUser();
  const { mutate, isPending } = useProjectChange(() => finalFocus.current?.focus());
  const offeree = project.members.find(({ userId }) => userId === project.offeredTo);
  if (offeree === undefined) return null;
  const input = { params: { id: project.id } };
  const toMe = offeree.userId === user?.id;
  const withdraw = () =>
    mutate({ run: () => call('projects.withdrawOwnership', input), done: copy.withdrawn });
  const accept = () => mutate({ run: () => call('projects.acceptOwnership', input), done: copy.accepted });
  const decline = () => mutate({ run: () => call('projects.declineOwnership', input), done: copy.declined });
  return (
    <div className="grid gap-2 rounded-6 bg-tint p-3">
      <p className="text-14 text-on-tint">
        {toMe
          ? fill(copy.offeredYou, { username: project.ownerUsername })
          : fill(copy.offeredTo, { username: offeree.username })}
      </p>
      {toMe ? (
        <div className="grid gap-2">
          <Button variant="primary" wide busy={isPending} onClick={accept}>
            {copy.accept}
          </Button>
          <Button wide busy={isPending} onClick={decline}>
            {copy.decline}
          </Button>
        </div>
      ) : (
        <Button wide busy={isPending} onClick={withdraw}>
          {copy.withdraw}
        </Button>
      )}
    </div>
  );
}
