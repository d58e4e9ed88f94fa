import { useQuery } from '@tanstack/react-query';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { cx } from 'class-variance-authority';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fill, texts } from '../../../texts.ts';
import { membersQuery } from '../chat.queries.ts';

type Reaction = Message['reactions'][number];

interface Known {
  readonly userId: string;
  readonly username: string;
}

/** The accessible name of a reaction: emoji, count and names, the user first. */
export function reactionName({ emoji, userIds }: Reaction, members: readonly Known[], ownId: string): string {
  const nameOf = new Map(members.map(({ userId, username }) => [userId, username]));
  const others = userIds.filter((id) => id !== ownId).map((id) => nameOf.get(id) ?? chatCopy.formerMember);
  const names = userIds.includes(ownId) ? [texts.chat.you, ...others] : others;
  return fill(chatCopy.reactionName, { emoji, count: userIds.length, names: names.join(', ') });
}

interface ReactionsProps {
  message: Message;
  ownId: string;
  /** Not set in read-only rooms. */
  onReact?: ((emoji: string, on: boolean) => void) | undefined;
}

/** The reactions to a message. The user's own are pressed; a click adds or removes one. */
export function Reactions({ message, ownId, onReact }: ReactionsProps) {
  const { data: members = [] } = useQuery(membersQuery(message.postId));
  return (
    <div className="flex flex-wrap gap-1 pt-1">
      {message.reactions.map((reaction) => {
        const { emoji, userIds } = reaction;
        const own = userIds.includes(ownId);
        const name = reactionName(reaction, members, ownId);
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={own}
            aria-label={name}
            title={name}
            disabled={!onReact}
            onClick={() => onReact?.(emoji, !own)}
            className={cx(
              'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2 text-13 tabular-nums max-md:min-h-11 max-md:px-3',
              own ? 'border-primary bg-tint text-on-tint' : 'bg-card text-text enabled:hover:border-control',
            )}
          >
            <span className="text-15">{emoji}</span>
            {userIds.length}
          </button>
        );
      })}
    </div>
  );
}
