import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { teamsCopy } from '../../../../copy/events/teams.ts';
import type { Answer } from '../../../../lib/api/api.ts';
import { fill } from '../../../../texts.ts';
import { reasonSentences } from '../../../../ui/events/team-reasons.ts';

const copy = teamsCopy.publish;

type Message = Answer<'events.previewPublication'>['messages'][number];

/** Why each member is in the team, as the member reads it. */
function MemberReasons({ name, members }: Pick<Message, 'name' | 'members'>) {
  if (members.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 text-13 text-muted marker:content-none max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="flex-none transition-transform in-open:rotate-90" />
        <span className="min-w-0 wrap-anywhere">{fill(copy.reasons, { team: name })}</span>
      </summary>
      <dl className="grid gap-2 border-l-2 pb-2 pl-3">
        {members.map(({ username, reasons }) => (
          <div key={username}>
            <dt className="text-13 font-semibold text-heading">{username}</dt>
            <dd className="text-13">{reasonSentences(reasons).join(' ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What the members of each team read: the message, and why they are in this team. */
export function TeamMessages({ messages }: { messages: readonly Message[] }) {
  const headingId = useId();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-14 font-semibold text-heading">
        {copy.messages}
      </h3>
      <ul className="text-14">
        {messages.map(({ teamId, name, message, members }) => (
          <li key={teamId} className="border-t py-2 wrap-anywhere">
            <p>{message}</p>
            <MemberReasons name={name} members={members} />
          </li>
        ))}
      </ul>
    </section>
  );
}
