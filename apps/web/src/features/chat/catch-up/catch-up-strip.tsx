import type { Missed } from '@teamwright/contracts/chat/catch-up.ts';
import { AtSign, CornerUpLeft, Link2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { plainQuote } from '../markdown/plain-words.ts';

interface CatchUpStripProps {
  missed: Missed;
  onJump: (seq: number) => void;
  onClose: () => void;
}

interface Entry {
  readonly seq: number;
  readonly name: string;
  readonly text: string;
}

function EntryButton({
  entry,
  icon,
  onJump,
}: {
  entry: Entry;
  icon: ReactNode;
  onJump: (seq: number) => void;
}) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={() => onJump(entry.seq)}
        className="flex min-h-7 max-w-full items-center gap-1.5 rounded-4 px-1 text-left text-13 text-text hover:text-heading max-md:min-h-11"
      >
        {icon}
        <bdi className="flex-none font-semibold">{entry.name}</bdi>
        <span className="truncate">{entry.text}</span>
      </button>
    </li>
  );
}

interface EntryListProps {
  title: string;
  icon: ReactNode;
  entries: readonly Entry[];
  onJump: (seq: number) => void;
}

function EntryList({ title, icon, entries, onJump }: EntryListProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className="mt-1 px-1 text-12 font-semibold tracking-normal text-muted">{title}</h3>
      <ul>
        {entries.map((entry) => (
          <EntryButton key={entry.seq} entry={entry} icon={icon} onJump={onJump} />
        ))}
      </ul>
    </>
  );
}

const iconClass = 'flex-none text-muted';

function messageEntry({ seq, senderUsername, message }: Missed['mentions'][number]): Entry {
  return { seq, name: senderUsername, text: plainQuote(message) };
}

function wroteText({ username, count }: Missed['people'][number]): string {
  return fill(chatCopy.missedBy, { name: username, count });
}

function othersText(count: number): string {
  return count === 1 ? chatCopy.missedOneOther : fill(chatCopy.missedOthers, { count });
}

/**
 * The catch-up summary after an absence: who wrote, mentions, replies and links. Each entry jumps to its
 * message.
 */
export function CatchUpStrip({ missed, onJump, onClose }: CatchUpStripProps) {
  const { people, peopleCount, mentions, mentionCount, replies, replyCount, links, linkCount } = missed;
  const others = peopleCount - people.length;
  return (
    <section
      aria-label={chatCopy.missedTitle}
      data-summary
      className="mt-3 rounded-10 border border-control bg-surface py-2 pr-1 pl-3"
    >
      <div className="flex items-start gap-2">
        <h2 className="flex-1 px-1 py-1.5 text-14 font-semibold tracking-normal text-heading">
          {missed.count === 1 ? chatCopy.missedOne : fill(chatCopy.missedMany, { count: missed.count })}
        </h2>
        <Button
          variant="ghost"
          size="square"
          aria-label={chatCopy.missedClose}
          title={chatCopy.missedClose}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <ul aria-label={chatCopy.missedPeople} className="flex flex-wrap gap-x-3">
        {people.map((user) => (
          <li key={user.userId ?? 'gone'}>
            <button
              type="button"
              onClick={() => onJump(user.firstSeq)}
              className="link min-h-7 px-1 text-13 max-md:min-h-11"
            >
              {wroteText(user)}
            </button>
          </li>
        ))}
        {others > 0 ? <li className="self-center text-13 text-muted">{othersText(others)}</li> : null}
      </ul>
      <EntryList
        title={fill(chatCopy.missedMentions, { count: mentionCount })}
        icon={<AtSign aria-hidden="true" className={iconClass} />}
        entries={mentions.map(messageEntry)}
        onJump={onJump}
      />
      <EntryList
        title={fill(chatCopy.missedReplies, { count: replyCount })}
        icon={<CornerUpLeft aria-hidden="true" className={iconClass} />}
        entries={replies.map(messageEntry)}
        onJump={onJump}
      />
      <EntryList
        title={fill(chatCopy.missedLinks, { count: linkCount })}
        icon={<Link2 aria-hidden="true" className={iconClass} />}
        entries={links.map(({ seq, senderUsername, address }) => ({
          seq,
          name: senderUsername,
          text: address,
        }))}
        onJump={onJump}
      />
    </section>
  );
}
