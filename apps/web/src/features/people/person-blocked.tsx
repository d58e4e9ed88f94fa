import { moderationCopy as copy } from '../../copy/moderation.ts';
import { useUnblock } from '../../lib/use-unblock.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';

/** Reminds the viewer that they blocked this user, with an Unblock button. */
export function PersonBlocked({ person }: { person: { id: string; username: string } }) {
  const { mutate, isPending } = useUnblock();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-10 border bg-well px-4 py-3">
      <p className="text-14 wrap-anywhere">{fill(copy.banner, { name: person.username })}</p>
      <Button size="sm" busy={isPending} onClick={() => mutate(person)}>
        {copy.unblock}
      </Button>
    </div>
  );
}
