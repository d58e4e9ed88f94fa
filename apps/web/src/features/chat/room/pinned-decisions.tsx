import { useQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { pinsCopy as copy } from '../../../copy/chat/pins.ts';
import { type JumpState, paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsHidden } from '../blocked-messages.ts';
import { pinsQuery } from '../chat.queries.ts';
import { picturesText } from '../rooms.ts';
import { foundSnippet } from '../search/found-snippet.ts';

const maxShown = 3;

interface PinnedDecisionsProps {
  roomId: string;
  onChosen: () => void;
  onShowAll: () => void;
}

/** The latest pins below the members. Optional: renders nothing while they load, on failure, or without pins. */
export function PinnedDecisions({ roomId, onChosen, onShowAll }: PinnedDecisionsProps) {
  const headingId = useId();
  const { search } = useLocation();
  const { data = [] } = useQuery(pinsQuery(roomId));
  const isHidden = useIsHidden();
  const pins = data.filter(({ senderId }) => !isHidden(senderId));
  if (pins.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="border-t px-1 py-4">
      <h3 id={headingId} className="px-3 pb-1 text-14 leading-5">
        {copy.decisions}
      </h3>
      <ul aria-labelledby={headingId}>
        {pins.slice(0, maxShown).map((message) => {
          const state: JumpState = { message: message.seq };
          return (
            <li key={message.id}>
              <Link
                to={{ pathname: paths.chatRoom(roomId), search }}
                state={state}
                onClick={onChosen}
                className="flex gap-2.5 rounded-6 px-3 py-2 text-14 text-text no-underline outline-offset-[-2px] hover:bg-fill"
              >
                <Pin aria-hidden="true" className="mt-0.5 flex-none text-primary" />
                <span dir="auto" className="line-clamp-3 min-w-0 wrap-anywhere">
                  {foundSnippet(message.message, []) || picturesText(message.pictures.length)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {pins.length > maxShown ? (
        <Button size="sm" variant="ghost" onClick={onShowAll}>
          {fill(copy.showAll, { count: data.length })}
        </Button>
      ) : null}
    </section>
  );
}
