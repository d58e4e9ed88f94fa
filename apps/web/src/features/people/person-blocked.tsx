import { moderationCopy as copy } from '../../copy/moderation.ts';
import { useUnblock } from '../../lib/use-unblock.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import type { PersonDetails } from './people.queries.ts';

/** Reminds the viewer that they blocked this user, with an Unblock button. */
export function PersonBlocked({ person }: { person: PersonDetails }) {
  const { mutate, isPending } = useUnblock();
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-10 border bg-well px-4 py-3">
      <p className="text-14 wrap-anywhere">{fill(copy.banner, { name: person.username })}</p>
      <Button size="sm" busy={isPending} onClick={() => mutate(person)}>
        {copy.unblock}
      </Button>
    </div>
  );
}
